import { paths } from '../../contract/paths.ts';
import { HeroScene } from '../artwork/HeroScene.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { ActionLink } from '../lib/action-link.ts';
import type { PlanAddition } from '../lib/add-to-plan.ts';
import type { RatingWords } from '../lib/rating-words.ts';
import type { CategoryId } from '../schemas/common.ts';
import { AddToPlan } from '../ui/AddToPlan.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Headline } from '../ui/Headline.tsx';
import { RatingBadge } from '../ui/RatingBadge.tsx';
import { TickList } from '../ui/TickList.tsx';
import styles from './ServiceHero.module.css';

export type ServiceHeroProps = {
  category: CategoryId;
  breadcrumb: BreadcrumbProps;
  headline: { text: string; mark: string };
  /** Three benefits, or one sentence where a page has no list. */
  bullets?: string[];
  lead?: string;
  badge?: { kind: 'rating'; rating: RatingWords } | { kind: 'text'; text: string } | undefined;
  /** Price and delivery, for services without tiers. */
  figures?: { label: string; value: string }[];
  action: ActionLink;
  plan?: PlanAddition;
  offer?: string | undefined;
  scene: SceneName;
};

/** The first view of a service: what it promises and one button left, its scene right. */
export function ServiceHero(props: ServiceHeroProps) {
  const { category, breadcrumb, headline, bullets, lead, badge, figures } = props;
  const { action, offer, scene } = props;
  return (
    <section
      className={styles.hero}
      data-category={category}
      data-lively={offer === undefined ? undefined : ''}
    >
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <Breadcrumb {...breadcrumb} />
          <Headline {...headline} />
          {bullets && <TickList items={bullets} className={styles.bullets} />}
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          <div className={styles.actions}>
            <ButtonLink href={action.href} label={action.label} arrow />
            {props.plan && <AddToPlan {...props.plan} />}
            {badge?.kind === 'rating' && (
              <RatingBadge {...badge.rating} href={paths.testimonials} />
            )}
            {badge?.kind === 'text' && <Chip category={category} label={badge.text} />}
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
          {offer && <p className={styles.offer}>{offer}</p>}
        </div>
      </div>
      <HeroScene name={scene} className={styles.scene} />
    </section>
  );
}
