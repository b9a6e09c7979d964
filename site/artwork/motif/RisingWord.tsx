import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { lines } from './lines.ts';
import styles from './RisingWord.module.css';

export type RisingWordProps = { children: ReactNode };

/** Words this long that end in a punctuation mark: the standard line would run into the mark. */
const meetsStop = /.{6}[.?!]$/;

/**
 * The last words of a headline with the rising line drawn under them. If the line would run into a
 * punctuation mark, it starts its climb later.
 */
export function RisingWord({ children }: RisingWordProps) {
  const isStopped = typeof children === 'string' && meetsStop.test(children);
  const { viewBox, points } = isStopped ? lines.stoppedWord : lines.word;
  return (
    <span className={clsx(styles.rise, isStopped && styles.stopped)}>
      {children}
      <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <polyline
          points={points}
          fill="none"
          stroke="var(--color-accent)"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
