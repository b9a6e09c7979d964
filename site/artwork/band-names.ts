/**
 * The drawings of the sections that all pages of a category share: the steps and the closing
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
