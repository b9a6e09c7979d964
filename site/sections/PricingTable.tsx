import type { TierCard } from '../lib/tier-cards.ts';
import { PriceTier } from './PriceTier.tsx';
import styles from './PricingTable.module.css';
import { SectionHead } from './SectionHead.tsx';

export type PricingTableProps = {
  heading: string;
  lead: string;
  note: string;
  tiers: TierCard[];
  words: { perCampaign: string; delivery: string };
};

export function PricingTable({ heading, lead, note, tiers, words }: PricingTableProps) {
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      <div className={styles.tiers} data-count={tiers.length}>
        {tiers.map((tier) => (
          <PriceTier key={tier.id} {...tier} count={tiers.length} words={words} />
        ))}
      </div>
      <p className={`soft ${styles.note}`}>{note}</p>
    </>
  );
}
