import { clsx } from 'clsx';
import type { CategoryId } from '../../schemas/common.ts';
import { AddToPlan } from '../../ui/AddToPlan.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { OrderNote } from '../../ui/OrderNote.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { PriceNote } from '../PriceNote.tsx';
import type { ServiceHeroProps } from '../ServiceHero.tsx';
import styles from './HeroAct.module.css';

export type HeroActProps = { category: CategoryId } & Pick<
  ServiceHeroProps,
  'action' | 'plan' | 'badge' | 'figures' | 'priceTerms' | 'offer' | 'terms'
>;

/** The hero's buttons, its rating, its price and its offer. */
export function HeroAct(props: HeroActProps) {
  const { category, action, plan, badge, figures, priceTerms, offer, terms } = props;
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink href={action.href} label={action.label} arrow />
        {plan && <AddToPlan {...plan} />}
        <OrderNote text={action.note} className={styles.note} />
        {badge?.kind === 'rating' && <RatingBadge {...badge.rating} />}
        {badge?.kind === 'text' && (
          <Chip category={category} label={badge.text} className={styles.badge} />
        )}
      </div>
      {figures && (
        <dl className={styles.figures} data-figures>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {priceTerms && (
        <div className={clsx('soft', styles.priceTerms)}>
          <p>{priceTerms.price}</p>
          <PriceNote vat={priceTerms.vat} guarantee={priceTerms.guarantee} />
        </div>
      )}
      {offer && (
        <p className={styles.offerLine}>
          <span className={styles.offer}>{offer}</span>
          {terms && <a href={terms.path}>{terms.label}</a>}
        </p>
      )}
    </>
  );
}
