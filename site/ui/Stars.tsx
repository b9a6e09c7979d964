export type StarsProps = {
  /** The number of filled stars. Fractions such as 4.8 are allowed. */
  value: number;
  outOf: number;
  /** The text that screen readers read instead of the drawing. */
  label: string;
};

const star = 'l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1-5.4-3-5.4 3 1.2-6.1-4.5-4.2 6.1-.7z';
const size = 20;
const pitch = 22;

/** A row of stars, filled up to `value`. */
export function Stars({ value, outOf, label }: StarsProps) {
  const width = outOf * pitch - (pitch - size);
  const stars = Array.from({ length: outOf }, (_, index) => `M${10 + index * pitch} 1.2${star}`);
  const d = stars.join('');
  const filled = Math.floor(value) * pitch + (value % 1) * size;
  const hidden = Math.round((1 - filled / width) * 100);
  return (
    <svg
      viewBox={`0 0 ${width} ${size}`}
      width={width}
      height={size}
      stroke="var(--color-ink)"
      strokeWidth="1.4"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
    >
      {hidden > 0 && <path d={d} fill="var(--color-paper-3)" />}
      <path
        d={d}
        fill="var(--color-accent)"
        clipPath={hidden > 0 ? `inset(0 ${hidden}% 0 0)` : undefined}
      />
    </svg>
  );
}
