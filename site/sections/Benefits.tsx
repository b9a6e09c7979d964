import type { BenefitsContent } from '../schemas/page-parts.ts';
import styles from './Benefits.module.css';
import { BenefitTile } from './BenefitTile.tsx';

export type BenefitsProps = BenefitsContent & { ground?: 'quiet' };

/** Benefits as a bento: the first tile large, the others by what they carry. */
export function Benefits({ heading, items, ground }: BenefitsProps) {
  return (
    <section className={`band ${styles.section}`} data-ground={ground}>
      <div className="wrap">
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.bento}>
          {items.map((benefit) => (
            <BenefitTile key={benefit.title} {...benefit} />
          ))}
        </div>
      </div>
    </section>
  );
}
