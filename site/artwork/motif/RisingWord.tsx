import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { lines } from './lines.ts';
import styles from './RisingWord.module.css';

export type RisingWordProps = { children: ReactNode };

/**
 * Matches words so long that the standard line would run into the punctuation mark at their end.
 */
const meetsStop = /.{6}[.?!]$/;

/** Matches words whose last letter reaches below the baseline. */
const descends = /[gjpqy]$/;

/**
 * The last words of a headline with the rising line under them. If the words end in a punctuation
 * mark or a descender, the line starts to climb later so that it doesn't run into either.
 */
export function RisingWord({ children }: RisingWordProps) {
  const words = typeof children === 'string' ? children : '';
  const isDeep = descends.test(words);
  const isStopped = isDeep || meetsStop.test(words);
  const { viewBox, points } = isStopped ? lines.stoppedWord : lines.word;
  return (
    <span className={clsx(styles.rise, isStopped && styles.stopped, isDeep && styles.deep)}>
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
