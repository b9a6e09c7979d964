import { clsx } from 'clsx';
import { DiagramCard } from '../artwork/DiagramCard.tsx';
import { DiagramImage } from '../artwork/DiagramImage.tsx';
import type { CategoryId } from '../schemas/common.ts';
import { Go } from '../ui/Go.tsx';
import styles from './ToolCard.module.css';

export type ToolCardProps = {
  label: string;
  category: CategoryId;
  /** The result of the tool's example. `text` says what it is. */
  figure: string;
  text: string;
  action: string;
  path: string;
  /** The name of the diagram that shows the figure. */
  diagram?: string | undefined;
  /** Draws the diagram inline, so that no image file is the page's largest paint. */
  isFirst?: boolean;
};

/** A link to a tool, with its name and the result of its example. */
export function ToolCard({
  label,
  category,
  figure,
  text,
  action,
  path,
  diagram,
  isFirst = false,
}: ToolCardProps) {
  return (
    <a href={path} className={styles.card} data-category={category}>
      {diagram &&
        (isFirst ? <DiagramCard name={diagram} /> : <DiagramImage name={diagram} frame="card" />)}
      <h2>{label}</h2>
      <p className={styles.answer}>
        <b className={clsx('figure', styles.figure)}>{figure}</b> <span>{text}</span>
      </p>
      <Go label={action} className={styles.go} />
    </a>
  );
}
