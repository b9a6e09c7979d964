import type { ReactNode } from 'react';
import { Go } from '../ui/Go.tsx';
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';
import styles from './RelatedArticles.module.css';
import { SectionHead } from './SectionHead.tsx';

export type RelatedArticlesProps = {
  heading: string;
  all: { label: string; path: string };
  articles: ArticleCardProps[];
  /** Links to the previous and the next article. */
  children?: ReactNode;
};

/** Articles to read after this one. */
export function RelatedArticles({ heading, all, articles, children }: RelatedArticlesProps) {
  return (
    <section className="band" data-pagefind-ignore="">
      <div className="wrap">
        <SectionHead heading={heading}>
          <Go href={all.path} label={all.label} />
        </SectionHead>
        <ul className={styles.articles}>
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
