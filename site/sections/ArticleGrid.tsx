import { ArticleCard, type ArticleCardLook, type ArticleCardProps } from './ArticleCard.tsx';
import styles from './ArticleGrid.module.css';

export type ArticleGridProps = {
  heading?: string;
  articles: ArticleCardProps[];
  /** The heading level of the cards. */
  level?: 2 | 3;
};

/** Articles in alternating rows of two and three. */
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
              size={sizeAt(index, index === articles.length - 1)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A row of two plus a row of three. */
const cycle = 5;

function sizeAt(index: number, isLast: boolean): ArticleCardLook['size'] {
  const place = index % cycle;
  if (isLast && (place === 0 || place === 2)) return 'row';
  return place < 2 ? 'wide' : 'plain';
}
