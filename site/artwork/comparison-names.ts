/** Every before-and-after drawing that content may name. Free of components. */
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
