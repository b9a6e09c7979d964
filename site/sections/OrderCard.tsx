import { clsx } from 'clsx';
import { Go } from '../ui/Go.tsx';
import { ShowAll } from '../ui/ShowAll.tsx';
import { TickList } from '../ui/TickList.tsx';
import styles from './OrderCard.module.css';
import { AddOnCard, CardBody, cardOf, type ServiceCardProps } from './ServiceCard.tsx';

export type CardOrder = {
  /** What the price includes. */
  includes: { heading: string; items: string[]; costsMore: string };
  /** The label "Order this service". */
  order: string;
};

export type OrderCardProps = ServiceCardProps & { offer: CardOrder };

/**
 * The card of a service without a page: it says what the price includes, and `path` orders the
 * service.
 */
export function OrderCard({ plan, offer, ...service }: OrderCardProps) {
  const { includes, order } = offer;
  const card = cardOf(service);
  return (
    <div {...card} className={clsx(card.className, styles.offer)}>
      <CardBody
        {...service}
        foot={
          <>
            <div className={styles.actions}>
              {plan && <AddOnCard {...plan} />}
              <Go href={service.path} label={order} about={service.name} className={styles.order} />
            </div>
            <ShowAll label={includes.heading}>
              <TickList items={includes.items} className={styles.includes} />
              <p className={clsx('soft', styles.more)}>{includes.costsMore}</p>
            </ShowAll>
          </>
        }
      />
    </div>
  );
}
