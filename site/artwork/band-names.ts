/** Drawings for a page's steps section, each used on one page only. */
export const ownSteps = [
  'steps-acos',
  'steps-ads',
  'steps-ad-types',
  'steps-report',
  'steps-quotes',
  'steps-label',
  'steps-inspection',
  'steps-terms',
  'steps-wordpress',
  'steps-reactjs',
  'steps-nodejs',
  'steps-nextjs',
  'steps-flow',
  'steps-outline',
  'steps-ad-sets',
  'steps-voice',
  'steps-batches',
  'steps-template',
  'steps-local-seo',
  'steps-on-page',
  'steps-crawl',
  'steps-audit',
  'steps-links',
  'steps-edit',
  'steps-searches',
] as const;

/** Closing drawings, each for one service's page. */
export const ownClosings = [
  'close-keyword-optimization',
  'close-campaign-structuring',
  'close-bid-budget-optimization',
  'close-negative-keyword-management',
  'close-performance-tracking-reporting',
  'close-ad-creation-optimization',
  'close-types-of-amazon-ads',
  'close-ad-copywriting',
  'close-email-marketing',
  'close-product-description',
  'close-seo-copywriting',
  'close-social-media-copywriting',
  'close-website-content',
  'close-cost-effective-sourcing',
  'close-detailed-inspection-reports',
  'close-supplier-vetting-negotiation',
  'close-private-label-customization',
  'close-end-to-end-sourcing-support',
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

/** Closing drawings for articles, from their examples. */
const articleClosings = ['close-map-pack', 'close-landed-cost'] as const;

/** Drawings for four kinds of work, an object for each. */
export const workDrawings = ['work-sourcing'] as const;

/** Drawings for the reasons on the China sourcing page. */
export const reasonDrawings = [
  'reason-direct',
  'reason-inspection',
  'reason-one-contact',
  'reason-profit',
] as const;

/** Drawings for the tile after a page's service cards. */
export const moreDrawings = ['note-product'] as const;

/** Notes for the margin of the copywriting page's benefits. */
export const marginDrawings = ['notes-draft'] as const;

/** Drawings for the reasons on the copywriting page. */
export const partnerDrawings = ['notes-partner'] as const;

/** Drawings for the categories' cards: one thing each, in words that phones can show. */
const typeDrawings = ['type-seo', 'type-web', 'type-copy', 'type-ppc', 'type-sourcing'] as const;

/** What is wrong before an order, for each category. */
const problemDrawings = [
  'problem-seo',
  'problem-web',
  'problem-copy',
  'problem-ppc',
  'problem-sourcing',
] as const;

/** What the reviews on the home page are about. */
export const proofDrawings = ['proof-canonical', 'proof-burn-time', 'proof-welds'] as const;

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
  'close-guides',
  'close-reviews',
  'close-services',
  'close-plan',
  'close-sourcing',
  'close-enquiry',
  ...ownClosings,
  ...articleClosings,
  'steps-web',
  'steps-copy',
  'steps-ppc',
  'steps-sourcing',
  ...ownSteps,
  ...workDrawings,
  ...reasonDrawings,
  ...moreDrawings,
  ...marginDrawings,
  ...partnerDrawings,
  ...proofDrawings,
  ...typeDrawings,
  ...problemDrawings,
  'bill-of-lading',
] as const;

export type BandName = (typeof bandNames)[number];
