/**
 * The drawings for sections that are the same on all pages of a category: the steps and the closing
 * banner.
 */
export const bandNames = [
  'close-seo',
  'close-ppc',
  'close-sourcing',
  'steps-ppc',
  'steps-sourcing',
] as const;

export type BandName = (typeof bandNames)[number];
