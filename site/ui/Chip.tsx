import type { CategoryId } from '../schemas/common.ts';

export type ChipProps = { category: CategoryId; label: string };

/** A small label in a category's colours. */
export function Chip({ category, label }: ChipProps) {
  return (
    <span className={`chip category-${category}`}>
      <i className="dot" />
      {label}
    </span>
  );
}
