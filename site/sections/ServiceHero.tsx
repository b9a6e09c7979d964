import type { SceneName } from '../artwork/scene-names.ts';
import type { ActionLink } from '../lib/action-link.ts';
import type { PlanAddition } from '../lib/add-to-plan.ts';
import type { CategoryId, Link } from '../schemas/common.ts';
import type { Prices } from '../schemas/prices.ts';
import { AddToPlan } from '../ui/AddToPlan.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Headline } from '../ui/Headline.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { RatingBadge, type RatingBadgeProps } from '../ui/RatingBadge.tsx';
import { TickList } from '../ui/TickList.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import { PriceNote } from './PriceNote.tsx';
import styles from './ServiceHero.module.css';

export type ServiceHeroProps = {
  category: CategoryId;
  breadcrumb: BreadcrumbProps;
  headline: { text: string; mark: string };
  /** Three benefits, or one sentence where a page has no list. */
  bullets?: string[];
  lead?: string;
  badge?: { kind: 'rating'; rating: RatingBadgeProps } | { kind: 'text'; text: string } | undefined;
  /** Price and delivery, for services without tiers. */
  figures?: { label: string; value: string }[];
  /** What goes with that price. */
  priceTerms?: Pick<Prices, 'vat' | 'guarantee'> & { price: string };
  action: ActionLink;
  plan?: PlanAddition;
  offer?: string | undefined;
  /** Where the offer's terms are. */
  terms?: Link | undefined;
  scene: SceneName;
};

/** The first view of a service: what it promises and one button left, its scene right. */
export function ServiceHero(props: ServiceHeroProps) {
  const { category, breadcrumb, headline, bullets, lead, badge, figures, priceTerms } = props;
  const { action, plan, offer, terms, scene } = props;
  return (
    <HeroFrame category={category} scene={scene} className={offer && styles.lively}>
      <Breadcrumb {...breadcrumb} />
      <Headline {...headline} />
      {bullets && <TickList items={bullets} className={styles.bullets} />}
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      <div className={styles.actions}>
        <ButtonLink href={action.href} label={action.label} arrow />
        {plan && <AddToPlan {...plan} />}
        {badge?.kind === 'rating' && <RatingBadge {...badge.rating} />}
        {badge?.kind === 'text' && (
          <Chip category={category} label={badge.text} className={styles.badge} />
        )}
        <OrderNote text={action.note} className={styles.note} />
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
        <div className={`soft ${styles.priceTerms}`}>
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
    </HeroFrame>
  );
}
