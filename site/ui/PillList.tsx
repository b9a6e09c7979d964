import { clsx } from 'clsx';
import styles from './PillList.module.css';

export type PillListProps = { items: string[]; className?: string | undefined };

/** A list of names as pills. */
export function PillList({ items, className }: PillListProps) {
  return (
    <ul className={clsx(styles.pills, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
