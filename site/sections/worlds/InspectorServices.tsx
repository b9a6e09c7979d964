import { clsx } from 'clsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OrderNote } from '../../ui/OrderNote.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import styles from './InspectorServices.module.css';
import { ServicesBand } from './ServicesBand.tsx';
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
        <div
          className={clsx('on-ink', styles.terminal)}
          data-more={more.offer ? 'service' : 'link'}
        >
          <div>
            <p className={clsx('figure', styles.line)}>{more.text}</p>
            {more.offer && <p className="soft">{more.offer}</p>}
          </div>
          <div>
            <ButtonLink href={more.action.href} label={more.action.label} small />
            {more.offer && <OrderNote text={more.action.note} />}
          </div>
        </div>
      )}
    </ServicesBand>
  );
}
