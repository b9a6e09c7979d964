import { TickList } from '../../ui/TickList.tsx';
import type { ScopeProps } from './scope-props.ts';
import styles from './VoyageScope.module.css';

/**
 * Sourcing: the work as ports of call, what you get as a loaded container, and what is excluded as
 * one left behind.
 */
export function VoyageScope({ done, handed, excluded }: ScopeProps) {
  return (
    <div className={styles.voyage}>
      <div className={styles.done}>
        <h2>{done.heading}</h2>
        <ol>
          {done.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
      <div className={styles.handed}>
        <h2>{handed.heading}</h2>
        <TickList items={handed.items} />
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
  );
}
