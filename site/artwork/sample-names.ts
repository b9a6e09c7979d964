/** Every sample of finished work that a page may show. Free of components, so that tools run by Node can read it. */
export const sampleNames = [
  'audit-extract',
  'change-list',
  'report-spread',
  'inspection-report',
  'marked-draft',
  'email',
  'product-copy',
  'ad-set',
  'post-calendar',
  'article-outline',
  'home-page-copy',
  'negative-list',
  'handover',
  'bakery-site',
  'booking-app',
  'api-handover',
  'product-page',
] as const;

export type SampleName = (typeof sampleNames)[number];
