import type { ReactNode } from 'react';
import { Arrow } from '../ui/Arrow.tsx';
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';

export type RelatedArticlesProps = {
  heading: string;
  all: { label: string; path: string };
  articles: ArticleCardProps[];
  /** The articles next in time. */
  children?: ReactNode;
};

/** What to read after this article. */
export function RelatedArticles({ heading, all, articles, children }: RelatedArticlesProps) {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2>{heading}</h2>
          <a href={all.path} className="go min-h-11">
            {all.label}
            <Arrow />
          </a>
        </div>
        <ul className="article-pair">
          {articles.map((article) => (
            <li key={article.path}>
              <ArticleCard {...article} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
