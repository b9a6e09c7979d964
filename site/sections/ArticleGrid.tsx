import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';

export type ArticleGridProps = { articles: ArticleCardProps[]; level?: 2 | 3 };

/** Articles in rows of two and three by turns. */
export function ArticleGrid({ articles, level = 3 }: ArticleGridProps) {
  return (
    <ul className="article-grid">
      {articles.map((article, index) => (
        <li key={article.path}>
          <ArticleCard
            {...article}
            level={level}
            size={isWide(index, articles.length) ? 'wide' : 'plain'}
          />
        </li>
      ))}
    </ul>
  );
}

/** Cards in a row of two and a row of three. */
const cycle = 5;

function isWide(index: number, count: number): boolean {
  const isAlone = index === count - 1 && index % cycle === 2;
  return index % cycle < 2 || isAlone;
}
