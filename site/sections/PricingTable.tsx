import type { TierCard } from '../lib/tier-cards.ts';
import { PriceTier } from './PriceTier.tsx';

export type PricingTableProps = {
  heading: string;
  lead: string;
  note: string;
  tiers: TierCard[];
  words: { perCampaign: string; delivery: string };
};

export function PricingTable({ heading, lead, note, tiers, words }: PricingTableProps) {
  return (
    <section id="prices" className="bg-paper-2 py-section">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 className="max-w-[13em]">{heading}</h2>
          <p className="soft max-w-[25em]">{lead}</p>
        </div>
        <div className={`tiers tiers-${tiers.length}`}>
          {tiers.map((tier) => (
            <PriceTier key={tier.id} {...tier} words={words} />
          ))}
        </div>
        <p className="soft mt-6 text-small">{note}</p>
      </div>
    </section>
  );
}
