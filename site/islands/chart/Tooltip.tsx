import { doughnutRadius } from './Doughnut.tsx';
import type { Slice } from './doughnut-slices.ts';
import styles from './Tooltip.module.css';

export type TooltipProps = Slice;

/** A slice's label and value, positioned over the slice. */
export function Tooltip({ name, percent, x, y }: TooltipProps) {
  return (
    <p role="tooltip" className={styles.tooltip} style={{ left: place(x), top: place(y) }}>
      {`${name}: ${percent}%`}
    </p>
  );
}

/** Converts a coordinate to a percentage of the drawing's width. */
const place = (value: number) => `${50 + (50 * value) / doughnutRadius}%`;
