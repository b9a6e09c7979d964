export type StarsProps = {
  /** The number of filled stars. Fractions such as 4.8 are allowed. */
  value: number;
  outOf: number;
  /** The text that screen readers read instead of the drawing. */
  label: string;
};

const star = 'M10 1.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L10 14.8l-5.4 3 1.2-6.1L1.3 7.5l6.1-.7z';
const pitch = 22;

/** A row of stars, filled up to `value`. */
export function Stars({ value, outOf, label }: StarsProps) {
  const width = outOf * pitch - 2;
  const stars = Array.from({ length: outOf }, (_, index) => index);
  return (
    <svg viewBox={`0 0 ${width} 20`} width={width} height="20" role="img" aria-label={label}>
      {stars.map((index) => (
        <g
          key={index}
          transform={`translate(${index * pitch})`}
          stroke="var(--color-ink)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        >
          <path d={star} fill="var(--color-paper-3)" />
          <path d={star} fill="var(--color-accent)" clipPath={clip(value - index)} />
        </g>
      ))}
    </svg>
  );
}

function clip(share: number): string | undefined {
  if (share >= 1) return undefined;
  const hidden = Math.round((1 - Math.max(share, 0)) * 100);
  return `inset(0 ${hidden}% 0 0)`;
}
