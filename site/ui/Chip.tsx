import { clsx } from 'clsx';
import type { CategoryId } from '../schemas/common.ts';
import styles from './Chip.module.css';
import { Dot } from './Dot.tsx';

export type ChipProps = {
  label: string;
  /** If omitted, the colour of its surroundings. */
  category?: CategoryId;
  hasDot?: boolean;
  className?: string | undefined;
};

/** A small label in a category's colours. */
export function Chip({ label, category, hasDot = true, className }: ChipProps) {
  return (
    <span className={clsx(styles.chip, className)} data-category={category}>
      {hasDot && <Dot />}
      {label}
    </span>
  );
}
