import type { ComponentType } from 'react';
import { CardGrid } from '../ui/CardGrid.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { MoreTile, type MoreTileProps } from './MoreTile.tsx';
import type { CardOrder, OrderCardProps } from './OrderCard.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import { ServicesBand, type ServicesBandProps } from './ServicesBand.tsx';

export type CardSectionProps = Pick<ServicesBandProps, 'heading' | 'lead' | 'terms'> & {
  cards: (ServiceCardProps & { offer?: CardOrder })[];
  /** The card of a service with an `offer`. Only pages that have some load its styles. */
  Order?: ComponentType<OrderCardProps>;
  /** The row after the last card, if there is one. */
  more?: MoreTileProps | undefined;
  /** The class for another layout of the cards. */
  layout?: string | undefined;
  /** The note under cards with an order button. */
  note?: string | undefined;
};

/** A grid of service cards. */
export function CardSection({ cards, Order, more, layout, note, ...band }: CardSectionProps) {
  return (
    <ServicesBand {...band} category={cards[0]?.category}>
      <CardGrid className={layout}>
        {cards.map(({ offer, ...card }) =>
          offer && Order ? (
            <Order key={card.path} {...card} offer={offer} />
          ) : (
            <ServiceCard key={card.path} {...card} />
          ),
        )}
        {more && <MoreTile {...more} />}
      </CardGrid>
      <OrderNote text={note} />
    </ServicesBand>
  );
}
