import { clsx } from 'clsx';
import type { Price } from '../../../contract/plan.ts';
import { wordsAndAmount } from '../../../contract/plan-text.ts';
import styles from './PlanTotal.module.css';

export type PlanTotalProps = { currency: Price['currency']; text: string | undefined };

/** A total: the amount in display type, and "from" or "up to" in the text face. */
export function PlanTotal({ currency, text = '' }: PlanTotalProps) {
  const [words, amount] = wordsAndAmount(text);
  return (
    <span className={clsx('figure', styles.total)} data-plan-total={currency}>
      <span className={styles.words} data-price-words suppressHydrationWarning>
        {words}
      </span>
      <span data-price-amount suppressHydrationWarning>
        {amount}
      </span>
    </span>
  );
}
