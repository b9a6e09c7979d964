import type { CategoryId } from '../schemas/common.ts';

export type ChipProps = { category: CategoryId; label: string; href?: string };

/** A small label in a category's colours. */
export function Chip({ category, label, href }: ChipProps) {
  const className = `chip category-${category}`;
  const content = (
    <>
      <i className="dot" />
      {label}
    </>
  );
  return href ? (
    <a href={href} className={className}>
      {content}
    </a>
  ) : (
    <span className={className}>{content}</span>
  );
}
