import { clsx } from 'clsx';
import { GoodsImage } from '../artwork/GoodsImage.tsx';
import type { GoodsName } from '../artwork/goods-names.ts';
import styles from './TopSourced.module.css';

export type TopSourcedProps = {
  heading: string;
  lead: string;
  categories: { name: string; drawing?: GoodsName | undefined }[];
  /** The categories that most enquiries are about. */
  enquired: { heading: string; categories: string[] };
};

/** Racking with the product categories that are sourced most often, one in each bay. */
export function TopSourced({ heading, lead, categories, enquired }: TopSourcedProps) {
  return (
    <section className={clsx('band', styles.store)} data-ground="category" data-category="sourcing">
      <div className={clsx('wrap', styles.head)}>
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div>
          <h3>{enquired.heading}</h3>
          <ol className={styles.pills}>
            {enquired.categories.map((category) => (
              <li key={category}>{category}</li>
            ))}
          </ol>
        </div>
      </div>
      <ul className={clsx('wrap', styles.rack)}>
        {categories.map(({ name, drawing }) => (
          <li key={name}>
            <GoodsImage name={drawing} />
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
