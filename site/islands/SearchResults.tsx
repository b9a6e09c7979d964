import { Fragment } from 'react';
import type { SearchHit } from './search-index.ts';

export type SearchResultsProps = {
  hits: SearchHit[];
  /** Names the list. */
  label: string;
};

/** Pages that were found, as links. */
export function SearchResults({ hits, label }: SearchResultsProps) {
  return (
    <ul className="search-results" aria-label={label}>
      {hits.map(({ path, kind, title, excerpt }) => (
        <li key={path}>
          <a href={path}>
            <span className="search-kind">{kind}</span>
            <b>{title}</b>
            <span className="soft">
              {excerpt.map(({ text, isMatch }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
                <Fragment key={index}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
