import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import type { SceneName } from '../artwork/scene-names.ts';
import type { ActionLink } from '../lib/action-link.ts';
import type { PlanAddition } from '../lib/add-to-plan.ts';
import type { CategoryId, Link } from '../schemas/common.ts';
import { Breadcrumb, type BreadcrumbProps } from '../ui/Breadcrumb.tsx';
import { Headline } from '../ui/Headline.tsx';
import type { RatingBadgeProps } from '../ui/RatingBadge.tsx';
import { TickList } from '../ui/TickList.tsx';
import { HeroAct } from './HeroAct.tsx';
import { HeroPrice } from './HeroPrice.tsx';
import type { PriceNoteProps } from './PriceNote.tsx';
import styles from './ServiceHero.module.css';
import type { HeroSlots } from './worlds/hero-slots.ts';
import type { ViewWords } from './worlds/ViewSwitch.tsx';

export type ServiceHeroProps = {
  /** The hero in the design of the service's category. */
  Frame: ComponentType<HeroSlots>;
  category: CategoryId;
  breadcrumb: BreadcrumbProps;
  headline: { text: string; mark: string };
  /** Three benefits. A page without them has a sentence in `lead`. */
  bullets?: string[];
  lead?: string;
  badge?: { kind: 'rating'; rating: RatingBadgeProps } | { kind: 'text'; text: string } | undefined;
  /** Price and delivery, for services without packages of their own. */
  figures?: { label: string; value: string }[] | undefined;
  /** The terms of the price. */
  priceTerms?: (Omit<PriceNoteProps, 'className'> & { price: string }) | undefined;
  action: ActionLink;
  /** A link to the service's own packages. */
  packages?: { label: string; href: string } | undefined;
  plan?: PlanAddition | undefined;
  offer?: string | undefined;
  /** The link to the terms of the offer. */
  terms?: Link | undefined;
  scene: SceneName;
  views: ViewWords;
};

/** The top of a service page: its promise, an order button and its scene. */
export function ServiceHero(props: ServiceHeroProps) {
  const { Frame, breadcrumb, headline, bullets, lead, scene, views, ...rest } = props;
  const { figures, priceTerms, ...act } = rest;
  const { category, offer, badge } = act;
  const eyebrow = badge?.kind === 'text' ? badge.text : undefined;
  const parts = {
    list: bullets && <TickList items={bullets} className={styles.bullets} />,
    lead: lead && <p className={clsx('lead', styles.lead)}>{lead}</p>,
    buttons: <HeroAct {...act} />,
    eyebrow,
    plainButtons: <HeroAct {...act} badge={eyebrow ? undefined : badge} />,
    price: figures && (
      <HeroPrice figures={figures} priceTerms={priceTerms} isService={act.plan !== undefined} />
    ),
  };
  return (
    <section className={clsx(styles.hero, offer && styles.lively)} data-category={category}>
      <Frame
        trail={<Breadcrumb {...breadcrumb} />}
        headline={<Headline {...headline} />}
        points={
          <>
            {parts.list}
            {parts.lead}
          </>
        }
        act={<HeroAct {...act}>{parts.price}</HeroAct>}
        parts={parts}
        scene={scene}
        views={views}
      />
    </section>
  );
}
