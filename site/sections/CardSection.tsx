import type { ComponentType } from 'react';
import { CardGrid } from '../ui/CardGrid.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './CardSection.module.css';
import { MoreTile, type MoreTileProps } from './MoreTile.tsx';
import type { CardOrder, OrderCardProps } from './OrderCard.tsx';
import { PriceNote, type PriceNoteProps } from './PriceNote.tsx';
import { SectionHead } from './SectionHead.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';

export type CardSectionProps = {
  heading: string;
  lead: string;
  cards: (ServiceCardProps & { offer?: CardOrder })[];
  /** The cards have no page of their own, such as those of additional services. */
  isPlain?: boolean;
  /** The card of a service with an `offer`. Only pages that have some load its styles. */
  Order?: ComponentType<OrderCardProps>;
  /** The tile after the last card, if there is one. */
  more?: MoreTileProps | undefined;
  /** The note under cards with an order button. */
  note?: string | undefined;
  /** The terms under cards with prices. A page shows them only once. */
  terms?: Omit<PriceNoteProps, 'className'> | undefined;
};

export function CardSection({
  heading,
  lead,
  cards,
  isPlain = false,
  Order,
  more,
  note,
  terms,
}: CardSectionProps) {
  return (
    <section
      className="band"
      data-ground={isPlain ? undefined : 'quiet'}
      data-category={cards[0]?.category}
      data-pagefind-ignore
    >
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} className={styles.head} />
        <CardGrid>
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
        {terms && <PriceNote {...terms} className={styles.terms} />}
      </div>
    </section>
  );
}
