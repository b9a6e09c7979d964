import { MoreTile } from '../MoreTile.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import { ServicesBand } from '../ServicesBand.tsx';
import type { ServicesProps } from './services-props.ts';
import styles from './VoyageServices.module.css';

/** Sourcing: a route with a stop for each service. It ends at the quay, where the tile is. */
export function VoyageServices({ cards, more, ...band }: ServicesProps) {
  return (
    <ServicesBand {...band} ground="quiet" category={cards[0]?.category}>
      <div className={styles.sea}>
        <svg
          className={styles.route}
          viewBox={`0 0 ${cards.length} 60`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={routeOf(cards.length)} />
        </svg>
        <div className={styles.stops}>
          {cards.map((card) => (
            <ServiceCard key={card.path} {...card} isThumbnailWide />
          ))}
        </div>
      </div>
      {more && (
        <div className={styles.quay}>
          <MoreTile {...more} />
        </div>
      )}
    </ServicesBand>
  );
}

/**
 * A curve from far on the left through all stops, which are 1 unit apart. Their levels are those
 * in the styles.
 */
function routeOf(stops: number) {
  const legs = Array.from({ length: stops - 1 }, (_, leg) => {
    const level = ((leg + 3) * 30) % 90;
    return `S${leg + 0.5} ${level} ${leg + 1} ${level}`;
  });
  return `M-3 20C-2 20-.5 60 0 60${legs.join('')}`;
}
