import { clsx } from 'clsx';
import { PriceNote } from '../PriceNote.tsx';
import type { ServiceHeroProps } from '../ServiceHero.tsx';
import styles from './HeroAct.module.css';

export type HeroPriceProps = Pick<ServiceHeroProps, 'figures' | 'priceTerms'> & {
  /** Whether the figures are for one service. */
  isService: boolean;
};

/** The hero's price and delivery, and their terms. */
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
