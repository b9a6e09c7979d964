/**
 * The before-and-after drawings that content can name. This file imports no components, so Node can
 * load it.
 */
export const comparisonNames = [
  'map-rank',
  'search-result',
  'links',
  'page-load',
  'enquiry-form',
  'draft',
  'phone-page',
  'ad-cost',
  'product-label',
] as const;

export type ComparisonName = (typeof comparisonNames)[number];
