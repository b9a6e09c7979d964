/** Drawings for the steps of single pages. */
export const ownSteps = [
  'steps-acos',
  'steps-ads',
  'steps-ad-types',
  'steps-report',
  'steps-quotes',
  'steps-label',
  'steps-inspection',
  'steps-terms',
] as const;

/** Drawings for the reasons on the China sourcing page. */
export const reasonDrawings = [
  'reason-direct',
  'reason-inspection',
  'reason-one-contact',
  'reason-profit',
] as const;

/** Closing drawings that show what a single service leaves you with. */
const ownClosings = [
  'close-local-seo',
  'close-on-page-seo',
  'close-off-page-seo',
  'close-niche-edit',
  'close-keyword-research',
  'close-seo-audit',
  'close-wordpress',
  'close-reactjs',
  'close-nodejs',
  'close-nextjs',
  'close-technical-seo',
] as const;

/**
 * The drawings for sections that are the same on the pages of a category: the steps and the closing
 * banner. A page whose steps or banner promise something else has its own.
 */
export const bandNames = [
  'close-seo',
  'close-web',
  'close-copy',
  'close-ppc',
  'close-quote',
  'close-sourcing',
  'steps-ppc',
  'steps-sourcing',
  ...ownClosings,
  ...ownSteps,
  ...reasonDrawings,
] as const;

export type BandName = (typeof bandNames)[number];
