import { MoreTile } from '../MoreTile.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import { ServicesBand } from '../ServicesBand.tsx';
import type { ServicesProps } from './services-props.ts';
import styles from './VoyageServices.module.css';

/** Sourcing: a route with a stop for each service. The tile is on the quay below. */
export function VoyageServices({ cards, more, ...band }: ServicesProps) {
  return (
    <ServicesBand {...band} ground="quiet" category={cards[0]?.category}>
      <div className={styles.sea}>
        <svg
          className={styles.route}
          viewBox={`0 0 ${cards.length} ${cards.length - 1}`}
          height={(cards.length - 1) * climb}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={routeOf(cards.length)} />
        </svg>
        <div className={styles.stops}>
          {cards.map((card) => (
            <ServiceCard key={card.path} {...card} isStop />
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

/** How much higher than the one before a stop is, in pixels. The styles know it, too. */
const climb = 25;

/** A curve from far on the left up to the last stop. Stops are 1 unit apart both ways. */
function routeOf(stops: number) {
  const last = stops - 1;
  const legs = Array.from({ length: last }, (_, leg) => {
    const level = last - leg - 1;
    return `S${leg + 0.5} ${level} ${leg + 1} ${level}`;
  });
  return `M-3 ${last + 1}C-2 ${last + 1}-.5 ${last} 0 ${last}${legs.join('')}`;
}
