import { clsx } from 'clsx';
import { TickList } from '../../ui/TickList.tsx';
import type { ScopeProps } from './scope-props.ts';

export type ScopeListsProps = ScopeProps & {
  /** The classes of the element around the lists, and of each list. */
  classes: Record<'lists' | keyof ScopeProps, string | undefined>;
  /** What you get stands on ink. */
  onInk?: boolean;
};

/** A service's scope in the design of a category. */
export function ScopeLists({ done, handed, excluded, classes, onInk = false }: ScopeListsProps) {
  return (
    <div className={classes.lists}>
      <div className={classes.done}>
        <h2>{done.heading}</h2>
        <ol>
          {done.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
      <div className={clsx(onInk && 'on-ink', classes.handed)}>
        <h2>{handed.heading}</h2>
        <TickList items={handed.items} onInk={onInk} />
      </div>
      <div className={classes.excluded}>
        <h2>{excluded.heading}</h2>
        <ul>
          {excluded.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
