import { clsx } from 'clsx';
import type { CategoryId } from '../schemas/common.ts';
import styles from './Chip.module.css';
import { Dot } from './Dot.tsx';

export type ChipProps = {
  label: string;
  /**
   * The category whose colours are used. If it is omitted, the surrounding category's colours are
   * used.
   */
  category?: CategoryId;
  hasDot?: boolean;
  className?: string | undefined;
};

/** A small label in the colours of a category. */
export function Chip({ label, category, hasDot = true, className }: ChipProps) {
  return (
    <span className={clsx(styles.chip, className)} data-category={category}>
      {hasDot && <Dot />}
      {label}
    </span>
  );
}
