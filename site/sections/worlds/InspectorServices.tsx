import { CardGrid } from '../../ui/CardGrid.tsx';
import { MoreTile } from '../MoreTile.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import { ServicesBand } from './ServicesBand.tsx';
import type { ServicesProps } from './services-props.ts';

/** Web: a browser window for each service. */
export function InspectorServices({ cards, more, ...band }: ServicesProps) {
  return (
    <ServicesBand {...band} ground="quiet" category={cards[0]?.category}>
      <CardGrid>
        {cards.map((card) => (
          <ServiceCard key={card.path} {...card} />
        ))}
        {more && <MoreTile {...more} />}
      </CardGrid>
    </ServicesBand>
  );
}
