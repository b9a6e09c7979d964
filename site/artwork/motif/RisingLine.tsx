import { type LineName, lines } from './lines.ts';

export type RisingLineProps = {
  course: Exclude<LineName, 'word'>;
  /** In units of the line's viewBox. */
  strokeWidth: number;
  className?: string | undefined;
};

/** The large version of the motif. It climbs towards its end, which is a dot. */
export function RisingLine({ course, strokeWidth, className }: RisingLineProps) {
  const { viewBox, points, end, radius } = lines[course];
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <polyline
        points={points}
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle
        cx={end[0]}
        cy={end[1]}
        r={radius}
        fill="var(--color-accent)"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
    </svg>
  );
}
