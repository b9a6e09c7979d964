import type { ReactNode } from 'react';
import { lines } from './lines.ts';
import styles from './RisingWord.module.css';

export type RisingWordProps = { children: ReactNode };

/** The last words of a headline with the rising line under them. It climbs beside the last letter. */
export function RisingWord({ children }: RisingWordProps) {
  const { viewBox, points, rise } = lines.word;
  return (
    <span className={styles.rise}>
      {children}
      <svg aria-hidden="true">
        <svg viewBox={viewBox} preserveAspectRatio="none">
          <polyline points={points} vectorEffect="non-scaling-stroke" />
        </svg>
        <svg x="100%" width="0.5em" viewBox="0 0 50 80">
          <polyline points={rise} vectorEffect="non-scaling-stroke" />
        </svg>
      </svg>
    </span>
  );
}
