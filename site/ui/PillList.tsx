import { clsx } from 'clsx';
import styles from './PillList.module.css';

export type PillListProps = { items: string[]; className?: string | undefined };

/** A ranked list of names as pills. */
export function PillList({ items, className }: PillListProps) {
  return (
    <ol className={clsx(styles.pills, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
