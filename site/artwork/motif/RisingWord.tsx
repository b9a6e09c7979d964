import type { ReactNode } from 'react';
import { lines } from './lines.ts';

export type RisingWordProps = { children: ReactNode };

/** Words of a headline with the rising line drawn under them; they must end the headline. */
export function RisingWord({ children }: RisingWordProps) {
  return (
    <span className="rise">
      {children}
      <svg viewBox={lines.word.viewBox} preserveAspectRatio="none" aria-hidden="true">
        <polyline
          points={lines.word.points}
          fill="none"
          stroke="var(--color-orange)"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
