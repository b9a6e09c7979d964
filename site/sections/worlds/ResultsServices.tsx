import { FirstThings } from '../../artwork/FirstThings.tsx';
import { Art } from '../../ui/Art.tsx';
import { MoreTile } from '../MoreTile.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import { ServicesBand } from '../ServicesBand.tsx';
import styles from './ResultsServices.module.css';
import type { ServicesProps } from './services-props.ts';

/** SEO: a results page with one result for each problem. The tile is its knowledge panel. */
export function ResultsServices({ cards, more, ...band }: ServicesProps) {
  return (
    <ServicesBand {...band} ground="quiet" category={cards[0]?.category}>
      <div className={styles.page}>
        <div className={styles.results}>
          {cards.map((card) => (
            <ServiceCard key={card.path} {...card} />
          ))}
        </div>
        {more && (
          <div className={styles.panel}>
            <Art className={styles.drawing}>
              <FirstThings />
            </Art>
            <MoreTile {...more} />
          </div>
        )}
      </div>
    </ServicesBand>
  );
}
