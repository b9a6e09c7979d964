export type GrowLineProps = { className?: string | undefined };

/**
 * The ink-coloured line that runs from edge to edge across the last column of the Services panel.
 */
export function GrowLine({ className }: GrowLineProps) {
  return (
    <svg className={className} viewBox="0 0 240 120" preserveAspectRatio="none" aria-hidden="true">
      <polyline
        points="-6,112 52,88 84,98 150,48 174,58 250,-6"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="5"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}
