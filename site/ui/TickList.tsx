import { clsx } from 'clsx';
import { Tick } from './Tick.tsx';
import styles from './TickList.module.css';

export type TickListProps = { items: string[]; onInk?: boolean; className?: string | undefined };

const leadingFigure = /^([\d.,+]+)(\s.*)$/;

/** A list of ticked lines. A figure at the start of a line is bold. */
export function TickList({ items, onInk = false, className }: TickListProps) {
  return (
    <ul className={clsx(styles.list, className)}>
      {items.map((item) => {
        const [, figure, rest] = leadingFigure.exec(item) ?? [];
        return (
          <li key={item}>
            <Tick onInk={onInk} />
            <span>
              {figure ? (
                <>
                  <b>{figure}</b>
                  {rest}
                </>
              ) : (
                item
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
