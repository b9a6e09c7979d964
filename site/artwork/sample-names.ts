/**
 * The samples of finished work that pages can show. This file imports no components, so Node can
 * load it.
 */
export const sampleNames = [
  'audit-extract',
  'change-list',
  'report-spread',
  'inspection-report',
  'quote-comparison',
  'vetting-report',
  'sample-approval',
  'marked-draft',
  'email',
  'product-copy',
  'ad-set',
  'post-calendar',
  'article-outline',
  'home-page-copy',
  'negative-list',
  'bid-table',
  'ad-report',
  'handover',
  'bakery-site',
  'booking-app',
  'api-handover',
  'product-page',
  'order-schedule',
  'link-sheet',
  'keyword-list',
  'link-placement',
  'keyword-changes',
  'campaign-map',
  'ad-type-plan',
  'ad-test',
] as const;

export type SampleName = (typeof sampleNames)[number];
