/** The currency in which amounts are shown. It doesn't affect the calculation. */
export const currencyField = {
  currency: { kind: 'choice', start: 'GBP', options: ['GBP', 'EUR', 'USD', 'CAD', 'AUD'] },
} as const;
