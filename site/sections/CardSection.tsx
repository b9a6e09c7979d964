import { MoreTile, type MoreTileProps } from './MoreTile.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';

export type CardSectionProps = {
  heading: string;
  lead: string;
  cards: ServiceCardProps[];
  /** Cards without a page of their own, such as the additional services. */
  isPlain?: boolean;
  /** The tile after the last card. */
  more?: MoreTileProps | undefined;
};

export function CardSection({ heading, lead, cards, isPlain = false, more }: CardSectionProps) {
  return (
    <section className={isPlain ? 'py-section' : 'bg-paper-2 py-section'}>
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 className="max-w-[13em]">{heading}</h2>
          <p className="soft max-w-[25em]">{lead}</p>
        </div>
        <div className="card-grid">
          {cards.map((card) => (
            <ServiceCard key={card.path} {...card} />
          ))}
          {more && <MoreTile {...more} />}
        </div>
      </div>
    </section>
  );
}
