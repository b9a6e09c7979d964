import { PillList } from '../ui/PillList.tsx';
import styles from './TopSourced.module.css';

export type TopSourcedProps = { heading: string; lead: string; categories: string[] };

/** The product categories that are sourced most often. */
export function TopSourced({ heading, lead, categories }: TopSourcedProps) {
  return (
    <section className="band" data-ground="quiet">
      <div className="wrap columns">
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <PillList items={categories} className={styles.pills} />
      </div>
    </section>
  );
}
