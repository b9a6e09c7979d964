import { clsx } from 'clsx';
import styles from './HeroAct.module.css';
import { PriceNote } from './PriceNote.tsx';
import type { ServiceHeroProps } from './ServiceHero.tsx';

export type HeroPriceProps = Pick<ServiceHeroProps, 'figures' | 'priceTerms'> & {
  /** Whether the figures belong to a single service. */
  isService: boolean;
};

/** The price and delivery in a hero, with their terms. */
export function HeroPrice({ figures, priceTerms, isService }: HeroPriceProps) {
  return (
    <>
      <dl className={styles.figures} data-figures={isService ? '' : undefined}>
        {figures?.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
      {priceTerms && (
        <div className={clsx('soft', styles.priceTerms)}>
          <p>{priceTerms.price}</p>
          <PriceNote vat={priceTerms.vat} guarantee={priceTerms.guarantee} />
        </div>
      )}
    </>
  );
}
