import type { Reasons } from '../schemas/page-parts.ts';
import styles from './Partner.module.css';

export type PartnerProps = Reasons & {
  /** Claims whose first word is the figure: "10+ years". */
  claims: string[];
};

/** Why work together: what is claimed, large, and the reasons beside it. */
export function Partner({ heading, lead, items, claims }: PartnerProps) {
  return (
    <section className="band" data-ground="quiet">
      <div className={`wrap ${styles.columns}`}>
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
        <ol className={styles.reasons}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
