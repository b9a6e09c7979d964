import { clsx } from 'clsx';
import { MoreTile } from '../MoreTile.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import { ServicesBand } from '../ServicesBand.tsx';
import styles from './InspectorServices.module.css';
import type { ServicesProps } from './services-props.ts';

/** Web: a browser window for each service, and a terminal that asks what the site has to do. */
export function InspectorServices({ cards, more, ...band }: ServicesProps) {
  return (
    <ServicesBand {...band} ground="category" category={cards[0]?.category}>
      <div className={styles.windows}>
        {cards.map((card) => (
          <ServiceCard key={card.path} {...card} />
        ))}
      </div>
      {more && (
        <div className={clsx('on-ink', styles.terminal)}>
          <MoreTile {...more} />
        </div>
      )}
    </ServicesBand>
  );
}
