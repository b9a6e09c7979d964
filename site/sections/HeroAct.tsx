import type { ReactNode } from 'react';
import type { CategoryId } from '../schemas/common.ts';
import { AddToPlan } from '../ui/AddToPlan.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Chip } from '../ui/Chip.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { RatingBadge } from '../ui/RatingBadge.tsx';
import styles from './HeroAct.module.css';
import type { ServiceHeroProps } from './ServiceHero.tsx';

export type HeroActProps = { category: CategoryId } & Pick<
  ServiceHeroProps,
  'action' | 'packages' | 'plan' | 'badge' | 'offer' | 'terms'
> & { children?: ReactNode };

/** The hero's buttons, rating and offer. The price goes between the rating and the offer. */
export function HeroAct(props: HeroActProps) {
  const { category, action, packages, plan, badge, offer, terms, children } = props;
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink href={action.href} label={action.label} arrow />
        {packages && <ButtonLink {...packages} look="link" />}
        {plan && <AddToPlan {...plan} />}
        <OrderNote text={action.note} className={styles.note} />
        {badge?.kind === 'rating' && <RatingBadge {...badge.rating} />}
        {badge?.kind === 'text' && (
          <Chip category={category} label={badge.text} className={styles.badge} />
        )}
      </div>
      {children}
      {offer && (
        <p className={styles.offerLine}>
          <span className={styles.offer}>{offer}</span>
          {terms && <a href={terms.path}>{terms.label}</a>}
        </p>
      )}
    </>
  );
}
