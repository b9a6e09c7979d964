import { clsx } from 'clsx';
import { fillPlural, fillWords } from '../../../contract/fill-words.ts';
import { ledgerAnchor } from '../../../contract/paths.ts';
import { currencies } from '../../../contract/plan.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { planIf } from '../plan-if.ts';
import styles from './PlanJump.module.css';
import { PlanTotal } from './PlanTotal.tsx';
import type { PlanSides } from './plan-props.ts';

export type PlanJumpProps = Omit<PlanSides, 'catalogue' | 'onChange' | 'onAdd'> & {
  /** `above` is above the list. `docked` stays at the bottom edge while the list is scrolled. */
  place: 'above' | 'docked';
};

/** The plan's totals with a link to the plan, for screens where the plan is below the list. */
export function PlanJump({
  place,
  words,
  planWords,
  items,
  conditions,
  heading,
  sums,
}: PlanJumpProps) {
  const { jump, seeCount } = words.ledger;
  const isDocked = place === 'docked';
  // The server fills in the totals but not the count, so the label without a count comes first.
  const label = items.size > 0 ? fillWords(seeCount, { count: items.size }) : jump;
  return (
    <a
      href={`#${ledgerAnchor}`}
      className={isDocked ? clsx('on-ink', styles.docked) : styles.above}
      {...planIf('lines', conditions)}
    >
      {!isDocked && (
        <span className={styles.heading}>
          {heading}
          {items.size > 0 && `: ${fillPlural(words.ledger.count, items.size, planWords.locale)}`}
        </span>
      )}
      {currencies.map((currency) => (
        <span key={currency} {...planIf(currency, conditions)}>
          <small>{planWords.words.totals[currency]}</small>{' '}
          <PlanTotal currency={currency} text={sums.totals[currency]} />
        </span>
      ))}
      <span className={styles.go}>
        {label}
        <Arrow />
      </span>
    </a>
  );
}
