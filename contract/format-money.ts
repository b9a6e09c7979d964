/** `£1,200`, `$45`: whole units, in the currency that was given. */
export function formatMoney(money: { amount: number; currency: string }, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(money.amount);
}
