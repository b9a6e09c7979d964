import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CategoryId } from '../schemas/common.ts';
import { TickList } from '../ui/TickList.tsx';
import styles from './ServiceScope.module.css';

type Scope = { heading: string; items: string[] };

export type ServiceScopeProps = {
  category: CategoryId;
  done: Scope;
  handed: Scope;
  excluded: Scope;
  children?: ReactNode;
};

/** The work included, as a numbered proof; the deliverables; and what isn't included. */
export function ServiceScope({ category, done, handed, excluded, children }: ServiceScopeProps) {
  return (
    <section className="band" data-ground="quiet" data-category={category}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.done}>
          <h2>{done.heading}</h2>
          <ol>
            {done.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <div className={clsx('on-ink', styles.handed)}>
          <h2>{handed.heading}</h2>
          <TickList items={handed.items} onInk />
        </div>
        <div className={styles.excluded}>
          <h2>{excluded.heading}</h2>
          <ul>
            {excluded.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">{children}</div>
    </section>
  );
}
