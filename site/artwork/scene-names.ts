/**
 * The scenes that content can name. Each is drawn on the colour of its category. This file imports
 * no components, so Node can load it.
 */
export const sceneNames = [
  // SEO
  'local-seo',
  'on-page-seo',
  'off-page-seo',
  'technical-seo',
  'niche-edit',
  'keyword-research',
  'seo-audit',
  // Web development
  'wordpress',
  'reactjs',
  'nodejs',
  'nextjs',
  // Amazon PPC
  'keyword-optimization',
  'campaign-structuring',
  'bid-budget-optimization',
  'negative-keyword-management',
  'performance-tracking-reporting',
  'ad-creation-optimization',
  'types-of-amazon-ads',
  // Product sourcing
  'cost-effective-sourcing',
  'detailed-inspection-reports',
  'supplier-vetting-negotiation',
  'private-label-customization',
  'end-to-end-sourcing-support',
  // Copywriting
  'seo-copywriting',
  'ad-copywriting',
  'social-media-copywriting',
  'email-marketing',
  'website-content',
  'product-description',
  // Amazon PPC: additional services
  'listing-optimization',
  'competitive-analysis',
  'deals-coupons-management',
  'account-management',
  // SEO: categories, home page and tiles
  'search-results',
  'listing-check',
  'lead-generation',
  // Amazon PPC: the category
  'campaign-board',
  // Copywriting: the category
  'copy-desk',
  'interview-notes',
  // SEO: tiles
  'local-seo-wide',
  'listing-faults',
  'hidden-fault',
  'repair-note',
  // Web development: the category and tiles
  'live-filter',
  'page-inspector',
  // Product sourcing: the category
  'sea-voyage',
  'quote-to-delivery',
  // The video
  'enquiry-to-handover',
] as const;

export type SceneName = (typeof sceneNames)[number];
