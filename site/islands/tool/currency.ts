/** The currency that amounts are shown in. It doesn't affect the calculation. */
export const currencyField = {
  currency: { kind: 'choice', start: 'GBP', options: ['GBP', 'EUR', 'USD', 'CAD', 'AUD'] },
} as const;
