import { ArticleCard, type ArticleCardLook, type ArticleCardProps } from './ArticleCard.tsx';
import styles from './ArticleGrid.module.css';

export type ArticleGridProps = {
  heading?: string;
  articles: ArticleCardProps[];
  /** The heading level of the cards. */
  level?: 2 | 3;
};

/** A grid of articles in alternating rows of two and three. */
export function ArticleGrid({ heading, articles, level = 3 }: ArticleGridProps) {
  return (
    <>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <ul className={styles.grid}>
        {articles.map((article, index) => (
          <li key={article.path}>
            <ArticleCard
              {...article}
              level={level}
              size={sizeAt(index, articles.length)}
              isRowOnPhones={index >= cardsOnPhones}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Phones show the other articles as compact rows. */
const cardsOnPhones = 2;

/** The number of cards in a row of two plus a row of three. */
const cycle = 5;

function sizeAt(index: number, count: number): ArticleCardLook['size'] {
  const place = index % cycle;
  const left = count - index;
  if (left === 1 && (place === 0 || place === 2)) return 'row';
  const isOfTwo = place < 2 || (place === 2 && left === 2) || (place === 3 && left === 1);
  return isOfTwo ? 'wide' : 'plain';
}
