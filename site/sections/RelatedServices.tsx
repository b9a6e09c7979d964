import { Arrow } from '../ui/Arrow.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';

export type RelatedServicesProps = {
  heading: string;
  all: { label: string; path: string };
  cards: ServiceCardProps[];
};

/** The services next to this one, and the way to all of its category. */
export function RelatedServices({ heading, all, cards }: RelatedServicesProps) {
  return (
    <section className="bg-paper-2 py-section">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2>{heading}</h2>
          <a href={all.path} className="go min-h-11">
            {all.label}
            <Arrow />
          </a>
        </div>
        <div className={cards.length === 3 ? 'card-grid card-grid-three' : 'card-grid'}>
          {cards.map((card) => (
            <ServiceCard key={card.path} {...card} />
          ))}
        </div>
      </div>
    </section>
  );
}
