import type { TierCard } from '../lib/tier-cards.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TickList } from '../ui/TickList.tsx';

export type PriceTierProps = TierCard & { words: { perCampaign: string; delivery: string } };

export function PriceTier(props: PriceTierProps) {
  const { name, tagline, prefix, price, delivery, features, order, isFeatured, words } = props;
  return (
    <article className={isFeatured ? 'tier tier-raised on-ink' : 'tier'}>
      <h3>{name}</h3>
      <p className="soft mt-1 text-base">{tagline}</p>
      <p className="tier-price">
        <b className="figure">
          {prefix && <small>{prefix} </small>}
          {price}
        </b>
        <span className="soft">{words.perCampaign}</span>
      </p>
      <p className="tier-delivery">
        <span>{words.delivery}</span>
        <span className="tabular">{delivery}</span>
      </p>
      <TickList items={features} onInk={isFeatured} className="tier-features" />
      <ButtonLink wide look={isFeatured ? 'main' : 'quiet'} href={order.href} label={order.label} />
    </article>
  );
}
