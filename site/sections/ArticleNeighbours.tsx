import { Arrow } from '../ui/Arrow.tsx';
import styles from './ArticleNeighbours.module.css';

type Neighbour = { title: string; path: string };

export type ArticleNeighboursProps = {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  words: { pages: string; previous: string; next: string };
};

/** Links to the articles published before and after this one. */
export function ArticleNeighbours({ previous, next, words }: ArticleNeighboursProps) {
  return (
    <nav aria-label={words.pages} className={styles.neighbours}>
      {previous && (
        <a href={previous.path} rel="prev">
          <span className="soft">{words.previous}</span>
          <b>{previous.title}</b>
          <Arrow direction="previous" />
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <span className="soft">{words.next}</span>
          <b>{next.title}</b>
          <Arrow />
        </a>
      )}
    </nav>
  );
}
