import type { Slice } from '../../artwork/doughnut-slices.ts';
import { doughnutRadius } from './Doughnut.tsx';
import styles from './Tooltip.module.css';

export type TooltipProps = Slice;

/** A slice's label and value, above its middle. */
export function Tooltip({ name, percent, x, y }: TooltipProps) {
  return (
    <p role="tooltip" className={styles.tooltip} style={{ left: place(x), top: place(y) }}>
      {`${name}: ${percent}%`}
    </p>
  );
}

/** A coordinate as a share of the drawing's side. */
const place = (value: number) => `${50 + (50 * value) / doughnutRadius}%`;
