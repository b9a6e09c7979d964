import type { Money } from '../schemas/common.ts';
import { locale } from './locale.ts';

/** `£1,200`, `$45`: whole units, in the currency that was given. */
export function formatMoney({ amount, currency }: Money): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}
