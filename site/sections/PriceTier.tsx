import { clsx } from 'clsx';
import type { TierCard } from '../lib/tier-cards.ts';
import { AddToPlan } from '../ui/AddToPlan.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TickList } from '../ui/TickList.tsx';
import styles from './PriceTier.module.css';

export type PriceTierProps = TierCard & {
  /** The number of packages side by side. */
  count: number;
  words: { perCampaign: string; delivery: string };
};

export function PriceTier(props: PriceTierProps) {
  const { id, name, tagline, prefix, price, delivery, features, order } = props;
  const { isFeatured, count, words } = props;
  return (
    <article
      className={clsx(styles.tier, isFeatured && 'on-ink')}
      data-tier={id}
      data-count={count}
      data-featured={isFeatured ? '' : undefined}
    >
      <h3>{name}</h3>
      <p className={clsx('soft', styles.tagline)}>{tagline}</p>
      <p className={styles.price}>
        <b className="figure">
          {prefix && <small>{prefix} </small>}
          {price}
        </b>
        <span className="soft">{words.perCampaign}</span>
      </p>
      <p className={styles.delivery}>
        <span className="soft">{words.delivery}</span>
        <b className="figure">{delivery}</b>
      </p>
      <TickList items={features} onInk={isFeatured} className={styles.features} />
      <ButtonLink
        wide
        look={isFeatured ? 'main' : 'quiet'}
        href={order.href}
        label={order.label}
        className={styles.order}
      />
      <AddToPlan {...props.plan} className={styles.plan} />
    </article>
  );
}
