/**
 * The drawings for sections that are the same on the pages of a category: the steps and the closing
 * banner. A page whose banner promises something else has its own.
 */
export const bandNames = [
  'close-seo',
  'close-web',
  'close-copy',
  'close-technical-seo',
  'close-ppc',
  'close-quote',
  'close-sourcing',
  'steps-ppc',
  'steps-sourcing',
] as const;

export type BandName = (typeof bandNames)[number];
