import { clsx } from 'clsx';
import type { TierCard } from '../lib/tier-cards.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { TickList } from '../ui/TickList.tsx';
import styles from './AddedPackages.module.css';
import { TierTabs } from './TierTabs.tsx';

export type AddedPackagesProps = {
  /** For example "Add Local SEO". */
  label: string;
  heading: string;
  lead: string;
  note: string;
  tiers: TierCard[];
  words: { perCampaign: string; delivery: string };
};

/** Another service's packages, in an unobtrusive row below the page's own price. */
export function AddedPackages({ label, heading, lead, note, tiers, words }: AddedPackagesProps) {
  return (
    <div className={styles.added} data-tiers>
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        <h2>{heading}</h2>
        <p className={clsx('soft', styles.lead)}>{lead}</p>
      </div>
      <TierTabs label={label} tiers={tiers} />
      <div className={styles.tiers}>
        {tiers.map(({ id, name, tagline, prefix, price, delivery, features, order }) => (
          <article key={id} className={styles.tier} data-tier={id}>
            <h3>{name}</h3>
            <p className={clsx('soft', styles.tagline)}>{tagline}</p>
            <p className={styles.price}>
              <b className="figure">
                {prefix && `${prefix} `}
                {price}
              </b>{' '}
              <span className="soft">{words.perCampaign}</span>
            </p>
            <p className={styles.delivery}>
              {words.delivery} <b className="tabular">{delivery}</b>
            </p>
            <TickList items={features} className={styles.features} />
            <ButtonLink
              small
              wide
              look="quiet"
              href={order.href}
              label={order.label}
              className={styles.order}
            />
          </article>
        ))}
      </div>
      <OrderNote text={tiers[0]?.order.note} />
      <p className={clsx('soft', styles.foot)}>{note}</p>
    </div>
  );
}
