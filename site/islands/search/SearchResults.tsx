import { Fragment, type RefObject } from 'react';
import styles from './SearchResults.module.css';
import type { SearchHit } from './search-index.ts';

export type SearchResultsProps = {
  ref: RefObject<HTMLUListElement | null>;
  hits: SearchHit[];
  /** The list's name for assistive technology. */
  label: string;
};

/** The pages found, as a list of links. */
export function SearchResults({ ref, hits, label }: SearchResultsProps) {
  return (
    <ul ref={ref} className={styles.results} aria-label={label}>
      {hits.map(({ path, kind, title, excerpt }) => (
        <li key={path}>
          <a href={path}>
            <span className={styles.kind}>{kind}</span>
            <b>{title}</b>
            <span className="soft" data-excerpt="">
              {excerpt.map(({ text, isMatch }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
                <Fragment key={index}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
