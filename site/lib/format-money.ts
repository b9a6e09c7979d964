import { formatMoney as format } from '../../contract/format-money.ts';
import type { Money } from '../schemas/common.ts';
import { locale } from './locale.ts';

/** Formats an amount in whole units of its currency: `£1,200`, `$45`. */
export function formatMoney(money: Money): string {
  return format(money, locale);
}
