import { clsx } from 'clsx';
import styles from './RatingBadge.module.css';
import { Stars } from './Stars.tsx';

export type RatingBadgeProps = {
  score: number;
  outOf: number;
  /** The text after the score: "/ 1467 reviews" or "out of 5 from 1,477+ reviews". */
  after: string;
  label: string;
  /** Says what the rating is and what it isn't. */
  note: string;
  /** The path of the reviews page, if there are any reviews. */
  href?: string | undefined;
};

/** The rating, with a link to the reviews. */
export function RatingBadge({ score, outOf, after, label, note, href }: RatingBadgeProps) {
  const content = (
    <>
      <Stars value={score} outOf={outOf} label={label} />
      <span>
        <b className={clsx('figure', styles.score)}>{score}</b> {after}
      </span>
    </>
  );
  return (
    <div className={styles.rating}>
      {href === undefined ? (
        <p className={styles.badge}>{content}</p>
      ) : (
        <a href={href} className={styles.badge}>
          {content}
        </a>
      )}
      <p className={clsx('soft', styles.note)}>{note}</p>
    </div>
  );
}
