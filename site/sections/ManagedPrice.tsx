import { clsx } from 'clsx';
import type { ManagedCard } from '../lib/managed-card.ts';
import { AddToPlan } from '../ui/AddToPlan.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { ShowAll } from '../ui/ShowAll.tsx';
import { TickList } from '../ui/TickList.tsx';
import styles from './ManagedPrice.module.css';

export type ManagedPriceProps = ManagedCard & {
  /** The page's service has no other price, so this one is large and on a dark background. */
  isMain?: boolean;
};

/**
 * The price in pounds, when it is paid, and what it includes. Beside packages, it is folded on
 * phones.
 */
export function ManagedPrice(props: ManagedPriceProps) {
  const { kind, price, delivery, once, includes, costsMore, order, plan, isMain = false } = props;
  const body = (
    <div className={styles.body}>
      <div>
        <p className={styles.kind}>{kind}</p>
        <p className={clsx('figure', styles.price)}>
          <small>{price.label}</small> <b>{price.value}</b>
        </p>
        <p className={styles.delivery}>
          <span className="soft">{delivery.label}</span>
          <b className="figure">{delivery.value}</b>
        </p>
        <p className={clsx('soft', styles.once)}>
          {once} {costsMore}
        </p>
      </div>
      <div className={styles.work}>
        <h3>{includes.heading}</h3>
        <TickList items={includes.items} onInk={isMain} className={styles.includes} />
      </div>
      <div>
        <ButtonLink wide look={isMain ? 'main' : 'quiet'} href={order.href} label={order.label} />
        <OrderNote text={order.note} className={styles.note} />
        <AddToPlan {...plan} className={styles.add} />
      </div>
    </div>
  );
  return (
    <article
      className={clsx(styles.card, isMain && 'on-ink')}
      data-managed={isMain ? 'main' : 'beside'}
    >
      {isMain ? (
        body
      ) : (
        <ShowAll label={`${kind}: ${price.label} ${price.value}, ${delivery.value}`}>
          {body}
        </ShowAll>
      )}
    </article>
  );
}
