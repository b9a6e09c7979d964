import type { Category } from './parts/palette.ts';

/**
 * The scenes that content can name for each category, drawn on its colour. This file imports no
 * components, so Node can load it.
 */
export const scenesOf = {
  seo: [
    'local-seo',
    'on-page-seo',
    'off-page-seo',
    'technical-seo',
    'niche-edit',
    'keyword-research',
    'seo-audit',
    // Categories, home page and tiles
    'search-results',
    'listing-check',
    'lead-generation',
    'local-seo-wide',
    'listing-faults',
    'hidden-fault',
    'repair-note',
    'three-vitals',
    'removed-noindex',
    'moved-urls',
    'nearby-shops',
    'passed-report',
    'added-listings',
  ],
  web: [
    'wordpress',
    'reactjs',
    'nodejs',
    'nextjs',
    // The category and tiles
    'live-filter',
    'shared-button',
    'app-and-stock',
    'night-jobs',
    'one-api',
    'page-inspector',
  ],
  ppc: [
    'keyword-optimization',
    'campaign-structuring',
    'bid-budget-optimization',
    'negative-keyword-management',
    'performance-tracking-reporting',
    'ad-creation-optimization',
    'types-of-amazon-ads',
    // Additional services
    'listing-optimization',
    'competitive-analysis',
    'deals-coupons-management',
    'account-management',
    // The category
    'campaign-board',
    'spend-blocks',
    'break-even-bid',
    'losing-searches',
    'invited-user',
  ],
  sourcing: [
    'cost-effective-sourcing',
    'detailed-inspection-reports',
    'supplier-vetting-negotiation',
    'private-label-customization',
    'end-to-end-sourcing-support',
    // The category
    'sea-voyage',
    'quote-to-delivery',
  ],
  copy: [
    'seo-copywriting',
    'ad-copywriting',
    'social-media-copywriting',
    'email-marketing',
    'website-content',
    'product-description',
    // The category
    'copy-desk',
    'interview-notes',
  ],
} as const satisfies Record<Category, readonly string[]>;

/** All scenes: those of the categories, and the video's. */
export const sceneNames = [...Object.values(scenesOf).flat(), 'enquiry-to-handover'] as const;

export type SceneName = (typeof sceneNames)[number];
