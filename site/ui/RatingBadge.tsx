import styles from './RatingBadge.module.css';
import { Stars } from './Stars.tsx';

export type RatingBadgeProps = {
  score: number;
  outOf: number;
  /** "1467 reviews" or "1,477+ reviews", as the page states it. */
  reviews: string;
  label: string;
  /** Where clients say so. */
  href: string;
};

/** The rating, and the way to what clients say. */
export function RatingBadge({ score, outOf, reviews, label, href }: RatingBadgeProps) {
  return (
    <a href={href} className={styles.badge}>
      <Stars value={score} outOf={outOf} label={label} />
      <span>
        <b className={`figure ${styles.score}`}>{score}</b> / {reviews}
      </span>
    </a>
  );
}
