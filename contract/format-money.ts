/** `£1,200`, `$45`: in whole units, never converted. */
export function formatMoney(money: { amount: number; currency: string }, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(money.amount);
}
