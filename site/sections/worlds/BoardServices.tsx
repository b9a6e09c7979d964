import { MoreTile } from '../MoreTile.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import { ServicesBand } from '../ServicesBand.tsx';
import styles from './BoardServices.module.css';
import type { ServicesProps } from './services-props.ts';

/** Amazon PPC: a board with a cell for each service, headed by the problem. */
export function BoardServices({ cards, more, ...band }: ServicesProps) {
  return (
    <ServicesBand {...band} ground="quiet" category={cards[0]?.category}>
      <div className={styles.board}>
        <div className={styles.cells}>
          {cards.map((card) => (
            <ServiceCard key={card.path} {...card} />
          ))}
        </div>
        {more && <MoreTile {...more} />}
      </div>
    </ServicesBand>
  );
}
