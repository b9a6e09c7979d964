import { clsx } from 'clsx';
import { TickList } from '../../ui/TickList.tsx';
import styles from './ProofScope.module.css';
import type { ScopeProps } from './scope-props.ts';

/** Copywriting: a proof with the number of each item in its margin. */
export function ProofScope({ done, handed, excluded }: ScopeProps) {
  return (
    <div className={styles.grid}>
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
  );
}
