/** Formats whole units without converting them: `£1,200`, `$45`. */
export function formatMoney(money: { amount: number; currency: string }, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(money.amount);
}
