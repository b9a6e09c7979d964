export type PillListProps = { items: string[]; className?: string };

/** Names as pills. */
export function PillList({ items, className = '' }: PillListProps) {
  return (
    <ul className={`pills ${className}`}>
      {items.map((item) => (
        <li key={item} className="pill">
          {item}
        </li>
      ))}
    </ul>
  );
}
