import { clsx } from 'clsx';
import { PillList } from '../ui/PillList.tsx';
import styles from './TopSourced.module.css';

export type TopSourcedProps = {
  heading: string;
  lead: string;
  categories: string[];
  /** The categories that most enquiries are about. */
  enquired: { heading: string; categories: string[] };
};

/** The product categories that are sourced and enquired about most often. */
export function TopSourced({ heading, lead, categories, enquired }: TopSourcedProps) {
  return (
    <section className="band" data-ground="quiet" data-category="sourcing">
      <div className={clsx('wrap columns', styles.columns)}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div>
          <ul className={styles.list}>
            {categories.map((category) => (
              <li key={category}>{category}</li>
            ))}
          </ul>
          <h3 className={styles.enquired}>{enquired.heading}</h3>
          <PillList items={enquired.categories} className={styles.pills} />
        </div>
      </div>
    </section>
  );
}
