import { clsx } from 'clsx';
import { DiagramCard } from '../artwork/DiagramCard.tsx';
import { DiagramImage } from '../artwork/DiagramImage.tsx';
import { findDiagram } from '../artwork/diagram-frame.ts';
import type { CategoryId } from '../schemas/common.ts';
import { Dot } from '../ui/Dot.tsx';
import styles from './ArticleCard.module.css';

export type ArticleCardProps = {
  title: string;
  summary: string;
  path: string;
  category: CategoryId;
  categoryName: string;
  /** The name of the article's diagram, if it has one. */
  diagram?: string | undefined;
  published: { machine: string; text: string };
  readingTime: string;
};

export type ArticleCardLook = {
  /**
   * The card's size on wide screens. `large` is the first card on a page, `wide` is one of two in a
   * row, and `row` fills a row.
   */
  size?: 'large' | 'row' | 'wide' | 'plain' | undefined;
  /** Phones only show a small picture, the title and the date. */
  isRowOnPhones?: boolean;
  /** The heading level: 2 below a page's headline, 3 below a section's heading. */
  level?: 2 | 3;
  /** The label above the title of the large card. */
  label?: string;
};

/** A link to an article, with its diagram, title and reading time. */
export function ArticleCard(props: ArticleCardProps & ArticleCardLook) {
  const { title, summary, path, category, categoryName, diagram, published, readingTime } = props;
  const { size = 'plain', isRowOnPhones, level = 3, label } = props;
  const Title = `h${level}` as const;
  return (
    <a
      href={path}
      className={clsx(styles.card, isRowOnPhones && styles.row)}
      data-size={size}
      data-category={category}
      data-morphs={diagram ? '' : undefined}
    >
      {diagram && (
        <div className={styles.picture} data-field={findDiagram(diagram).ground}>
          {size === 'large' ? (
            // An image file as large as this would be the largest paint.
            <DiagramCard name={diagram} />
          ) : (
            <DiagramImage name={diagram} frame={isRowOnPhones ? 'row' : 'card'} />
          )}
        </div>
      )}
      <div className={styles.text}>
        <span className={styles.label}>
          <Dot className={styles.dot} />
          {label ? `${label} · ${categoryName}` : categoryName}
        </span>
        <Title className={styles.title}>{title}</Title>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.facts}>
          <time dateTime={published.machine}>{published.text}</time>
          <span>{readingTime}</span>
        </span>
      </div>
    </a>
  );
}
