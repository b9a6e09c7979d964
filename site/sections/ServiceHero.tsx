import { paths } from '../../contract/paths.ts';
import { HeroScene } from '../artwork/HeroScene.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { ActionLink } from '../lib/action-link.ts';
import type { RatingWords } from '../lib/rating-words.ts';
import type { CategoryId } from '../schemas/common.ts';
import { Breadcrumb, type BreadcrumbProps } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Headline } from '../ui/Headline.tsx';
import { RatingBadge } from '../ui/RatingBadge.tsx';
import { TickList } from '../ui/TickList.tsx';

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
  offer?: string | undefined;
  scene: SceneName;
};

/** The first view of a service: what it promises and one button left, its scene right. */
export function ServiceHero(props: ServiceHeroProps) {
  const { category, breadcrumb, headline, bullets, lead, badge, figures } = props;
  const { action, offer, scene } = props;
  return (
    <section className={`service-hero category-${category}`}>
      <div className="wrap service-hero-grid">
        <div className="service-hero-text">
          <Breadcrumb {...breadcrumb} />
          <Headline {...headline} />
          {bullets && <TickList items={bullets} className="mt-7 text-[1.125rem] lg:mt-10" />}
          {lead && <p className="lead mt-7 max-w-[31em]">{lead}</p>}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-8">
            <ButtonLink href={action.href} label={action.label} arrow />
            {badge?.kind === 'rating' && (
              <RatingBadge {...badge.rating} href={paths.testimonials} />
            )}
            {badge?.kind === 'text' && <Chip category={category} label={badge.text} />}
          </div>
          {figures && (
            <dl className="hero-figures">
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="figure">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {offer && <p className="offer-line">{offer}</p>}
        </div>
      </div>
      <HeroScene name={scene} />
    </section>
  );
}
