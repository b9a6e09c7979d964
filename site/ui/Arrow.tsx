import styles from './Arrow.module.css';

export type ArrowProps = { direction?: 'next' | 'previous' };

const courses = { next: 'M2 9h13M10 4l5 5-5 5', previous: 'M16 9H3M8 4 3 9l5 5' };

/** Points onwards or back; turns round where text runs right to left. */
export function Arrow({ direction = 'next' }: ArrowProps) {
  return (
    <svg
      className={styles.arrow}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={courses[direction]} />
    </svg>
  );
}
