import { MoreTile } from '../MoreTile.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import { ServicesBand } from '../ServicesBand.tsx';
import styles from './ManuscriptServices.module.css';
import type { ServicesProps } from './services-props.ts';

/** Copywriting: a manuscript, with what each service mends marked in it. */
export function ManuscriptServices({ cards, more, ...band }: ServicesProps) {
  return (
    <ServicesBand {...band} ground="quiet" category={cards[0]?.category}>
      <div className={styles.sheet}>
        {cards.map((card) => (
          <ServiceCard key={card.path} {...card} />
        ))}
      </div>
      {more && <MoreTile {...more} />}
    </ServicesBand>
  );
}
