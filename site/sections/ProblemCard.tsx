import { BandImage } from '../artwork/BandImage.tsx';
import { Go } from '../ui/Go.tsx';
import styles from './ProblemCard.module.css';
import type { StripCardProps } from './StripCard.tsx';

/** A card of the strip that asks about the visitor's problem. */
export function ProblemCard({ title, question, path, category, isCopy = false }: StripCardProps) {
  return (
    <a
      href={path}
      data-slide=""
      data-category={category}
      className={styles.card}
      {...(isCopy && { 'aria-hidden': true, tabIndex: -1 })}
    >
      <BandImage name={`problem-${category}`} className={styles.drawing} />
      <h3>{question}</h3>
      <Go label={title} className={styles.go} />
    </a>
  );
}
