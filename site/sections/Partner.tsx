import { clsx } from 'clsx';
import type { BandName } from '../artwork/band-names.ts';
import type { Reasons } from '../schemas/page-parts.ts';
import styles from './Partner.module.css';
import { PointList } from './PointList.tsx';

export type PartnerProps = Reasons & {
  /** Claims that begin with a figure, such as "10+ years". */
  claims: string[];
  drawings?: BandName | undefined;
};

/** Reasons to work with us, with large claims beside them. */
export function Partner({ heading, lead, items, claims, drawings }: PartnerProps) {
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
        <PointList items={items} drawings={drawings} />
      </div>
    </section>
  );
}
