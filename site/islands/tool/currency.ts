/** What amounts are written in. The sums do not depend on it. */
export const currencyField = {
  currency: { kind: 'choice', start: 'GBP', options: ['GBP', 'EUR', 'USD', 'CAD', 'AUD'] },
} as const;
