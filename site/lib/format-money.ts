import { formatMoney as format } from '../../contract/format-money.ts';
import type { Money } from '../schemas/common.ts';
import { locale } from './locale.ts';

/** `£1,200`, `$45`: whole units, in the given currency. */
export function formatMoney(money: Money): string {
  return format(money, locale);
}
