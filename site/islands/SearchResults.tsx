import { Fragment } from 'react';
import { paths } from '../../contract/paths.ts';
import type { SearchHit } from './search-index.ts';

export type SearchResultsProps = {
  hits: SearchHit[];
  words: { title: string; article: string; service: string };
};

/** Pages that were found, as links. */
export function SearchResults({ hits, words }: SearchResultsProps) {
  return (
    <ul className="search-results" aria-label={words.title}>
      {hits.map(({ path, title, excerpt }) => (
        <li key={path}>
          <a href={path}>
            <span className="search-kind">
              {path.startsWith(`${paths.hub}/`) ? words.article : words.service}
            </span>
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
