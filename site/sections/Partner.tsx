import { clsx } from 'clsx';
import type { Reasons } from '../schemas/page-parts.ts';
import styles from './Partner.module.css';
import { PointList } from './PointList.tsx';

export type PartnerProps = Reasons & {
  /** Claims whose first word is the figure: "10+ years". */
  claims: string[];
};

/** Why work together: large claims, with the reasons beside them. */
export function Partner({ heading, lead, items, claims }: PartnerProps) {
  return (
    <section className="band" data-ground="quiet">
      <div className={clsx('wrap columns', styles.columns)}>
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <ul className={styles.claims}>
            {claims.map((claim) => {
              const [figure, ...rest] = claim.split(' ');
              return (
                <li key={claim}>
                  <b className="figure">{figure}</b> {rest.join(' ')}
                </li>
              );
            })}
          </ul>
        </div>
        <PointList items={items} />
      </div>
    </section>
  );
}
