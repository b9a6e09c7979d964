import styles from './Arrow.module.css';
import { LineIcon } from './LineIcon.tsx';

export type ArrowProps = { direction?: 'next' | 'previous' };

const courses = { next: 'M2 9h13M10 4l5 5-5 5', previous: 'M16 9H3M8 4 3 9l5 5' };

/** An arrow that points forward or back. It is mirrored in right-to-left text. */
export function Arrow({ direction = 'next' }: ArrowProps) {
  return (
    <LineIcon box="18 18" className={styles.arrow}>
      <path d={courses[direction]} />
    </LineIcon>
  );
}
