import { clsx } from 'clsx';
import type { TierCard } from '../lib/tier-cards.ts';
import { OrderNote } from '../ui/OrderNote.tsx';
import { PriceTier } from './PriceTier.tsx';
import styles from './PricingTable.module.css';
import { SectionHead } from './SectionHead.tsx';
import { TierTabs } from './TierTabs.tsx';

export type PricingTableProps = {
  /** The label for choosing a package on phones. */
  label: string;
  heading: string;
  lead: string;
  note: string;
  tiers: TierCard[];
  words: { perCampaign: string; delivery: string };
};

export function PricingTable({ label, heading, lead, note, tiers, words }: PricingTableProps) {
  return (
    <div data-tiers>
      <SectionHead heading={heading} lead={lead} />
      <TierTabs label={label} tiers={tiers} />
      <div className={styles.tiers} data-count={tiers.length}>
        {tiers.map((tier) => (
          <PriceTier key={tier.id} {...tier} count={tiers.length} words={words} />
        ))}
      </div>
      <OrderNote text={tiers[0]?.order.note} />
      <p className={clsx('soft', styles.note)}>{note}</p>
    </div>
  );
}
