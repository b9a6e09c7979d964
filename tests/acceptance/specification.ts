/** The specification's figures, repeated here to catch mistakes in content/. */

/** Slug, name, pounds, days, path. */
export const services = [
  ['local-seo', 'Local SEO', 750, 28, '/localseo'],
  ['on-page-seo', 'On-Page SEO', 150, 10, '/onpageseo'],
  ['off-page-seo', 'Off-Page SEO', 200, 7, '/offpageseo'],
  ['technical-seo', 'Technical SEO', 120, 5, '/technicalseo'],
  ['niche-edit', 'Niche edit/Link Insertion', 120, 5, '/nicheedit'],
  ['keyword-research', 'Keyword Research', 120, 5, '/keywordresearch'],
  ['seo-audit', 'SEO Audit', 120, 5, '/seoaudit'],
  ['wordpress', 'WordPress', 1200, 30, '/wordpress'],
  ['reactjs', 'React.js', 1500, 35, '/reactjs'],
  ['nodejs', 'Node.js', 1400, 32, '/nodejs'],
  ['nextjs', 'Next.js', 1600, 38, '/nextjs'],
  ['keyword-optimization', 'Keyword Optimization', 200, 10, '/amazon-ppc/keyword-optimization'],
  ['campaign-structuring', 'Campaign Structuring', 500, 20, '/amazon-ppc/campaign-structuring'],
  [
    'bid-budget-optimization',
    'Bid & Budget Optimization',
    300,
    15,
    '/amazon-ppc/bid-budget-optimization',
  ],
  [
    'negative-keyword-management',
    'Negative Keyword Management',
    250,
    10,
    '/amazon-ppc/negative-keyword-management',
  ],
  [
    'performance-tracking-reporting',
    'Performance Tracking & Reporting',
    200,
    10,
    '/amazon-ppc/performance-tracking-reporting',
  ],
  [
    'ad-creation-optimization',
    'Ad Creation and Optimization',
    500,
    20,
    '/amazon-ppc/ad-creation-optimization',
  ],
  ['types-of-amazon-ads', 'Types of Amazon Ads', 300, 15, '/amazon-ppc/types-of-amazon-ads'],
  [
    'cost-effective-sourcing',
    'Cost-Effective Sourcing',
    350,
    20,
    '/services/cost-effective-sourcing',
  ],
  [
    'detailed-inspection-reports',
    'Detailed Inspection Reports',
    400,
    15,
    '/services/detailed-inspection-reports',
  ],
  [
    'supplier-vetting-negotiation',
    'Supplier Vetting & Negotiation',
    500,
    18,
    '/services/supplier-vetting-negotiation',
  ],
  [
    'private-label-customization',
    'Private Label & Customization',
    600,
    25,
    '/services/private-label-customization',
  ],
  [
    'end-to-end-sourcing-support',
    'End-to-End Sourcing Support',
    750,
    30,
    '/services/end-to-end-sourcing-support',
  ],
  ['seo-copywriting', 'SEO Copywriting', 1200, 30, '/services/seo-copywriting'],
  ['ad-copywriting', 'Ad Copywriting', 1500, 35, '/services/ad-copywriting'],
  [
    'social-media-copywriting',
    'Social Media Copywriting',
    1400,
    32,
    '/services/social-media-copywriting',
  ],
  ['email-marketing', 'Email Marketing', 1600, 38, '/services/email-marketing'],
  ['website-content', 'Website Content', 1600, 38, '/services/website-content'],
  ['product-description', 'Product Description', 1600, 38, '/services/product-description'],
  ['listing-optimization', 'Listing Optimization', 200, 10, '/amazonppc#listing-optimization'],
  ['competitive-analysis', 'Competitive Analysis', 500, 20, '/amazonppc#competitive-analysis'],
  [
    'deals-coupons-management',
    'Deals and Coupons Management',
    300,
    15,
    '/amazonppc#deals-coupons-management',
  ],
  ['account-management', 'Amazon Account Management', 250, 10, '/amazonppc#account-management'],
] as const;

const nameCheck = 'Name, address and phone check';

/**
 * Set, package, kind of price, dollars, days or scope, and lines that its features must include.
 */
export const tiers = [
  [
    'local-seo',
    'basic',
    'fixed',
    45,
    4,
    ['3 keywords', '5 Google stacking', '25 listings', '1,000 maps citations', nameCheck],
  ],
  [
    'local-seo',
    'standard',
    'fixed',
    125,
    10,
    ['5 keywords', '10 Google stacking', '80 listings', '6,000 maps citations', nameCheck],
  ],
  [
    'local-seo',
    'premium',
    'fixed',
    210,
    21,
    ['8 keywords', '18 Google stacking', '150 listings', '10,000 maps citations', nameCheck],
  ],
  ['on-page-seo', 'basic', 'fixed', 45, 4, ['Single page']],
  ['on-page-seo', 'standard', 'fixed', 125, 10, ['Up to 5 pages']],
  [
    'on-page-seo',
    'premium',
    'fixed',
    210,
    21,
    ['Up to 10 pages', 'Schema', 'Content gap', 'Heatmap', 'Page speed'],
  ],
  ['on-page-seo', 'enterprise', 'up-to', 500, 30, ['10+ pages']],
  ['off-page-seo', 'basic', 'fixed', 30, 7, ['15 Web 2.0', '15 forum backlinks']],
  [
    'off-page-seo',
    'standard',
    'fixed',
    160,
    21,
    ['450 foundation links', '1 DA 90+ link', '15 Web 2.0', '15 forum backlinks'],
  ],
  [
    'off-page-seo',
    'premium',
    'fixed',
    300,
    30,
    ['850 foundation links', '3 DA 90+ links', '25 Web 2.0', '25 forum backlinks'],
  ],
  ['technical-seo', 'basic', 'fixed', 45, 7, []],
  ['technical-seo', 'standard', 'fixed', 125, 14, []],
  ['technical-seo', 'advanced', 'fixed', 250, 21, []],
  ['technical-seo', 'enterprise', 'up-to', 500, 'by project scope', []],
] as const;

export const regions = [
  ['ASEAN & Rest of Asia', 26],
  ['Americas', 20],
  ['Other Regions', 20],
  ['Europe', 15],
  ['Mainland China', 14],
  ['Hong Kong', 5],
];

export const enquiryCategories = [
  'Electronics',
  'Gifts, Toys & Sports Supplies',
  'Home Products, Lights & Construction',
  'Fashion, Eyewear & Accessories',
  'Health, Beauty & Baby Care',
];

export const topSourcedCategories = [
  'Consumer Electronics & Gadgets',
  'Gifts, Toys & Sports Supplies',
  'Home Products, Lighting & Construction Materials',
  'Fashion, Eyewear & Personal Accessories',
  'Health, Beauty & Baby Care Products',
  'Kitchenware & Houseware Essentials',
  'Tools, Hardware & DIY Equipment',
  'Gardenware & Outdoor Living',
  'Furniture & Home Décor',
  'Agricultural, Food & Farming Supplies',
];

export const languages = [
  ['en', 'English'],
  ['es', 'Spanish'],
  ['fr', 'French'],
  ['de', 'German'],
  ['zh-CN', 'Chinese'],
  ['ja', 'Japanese'],
  ['ru', 'Russian'],
  ['ar', 'Arabic'],
  ['pt', 'Portuguese'],
  ['hi', 'Hindi'],
];

export const redirects = [
  ['/services/wordpress-development', '/wordpress'],
  ['/services/react-js-development', '/reactjs'],
  ['/services/node-js-development', '/nodejs'],
  ['/services/next-js-development', '/nextjs'],
  ['/services/keyword-optimization', '/amazon-ppc/keyword-optimization'],
  ['/services/campaign-structuring', '/amazon-ppc/campaign-structuring'],
  ['/services/bid-budget-optimization', '/amazon-ppc/bid-budget-optimization'],
  ['/services/negative-keyword-management', '/amazon-ppc/negative-keyword-management'],
  ['/services/performance-tracking-reporting', '/amazon-ppc/performance-tracking-reporting'],
  ['/services/ad-creation-optimization', '/amazon-ppc/ad-creation-optimization'],
  ['/services/types-of-amazon-ads', '/amazon-ppc/types-of-amazon-ads'],
  ['/services/seo', '/seo'],
  ['/services/web-development', '/web-development'],
  ['/services/amazon-ppc', '/amazonppc'],
  ['/services/product-sourcing', '/amazonsourcing'],
  ['/services/copywriting', '/copywriting'],
  ['/contact', '/aboutus'],
  ['/psychotherapy', '/seo'],
  ['/coupletherapy', '/web-development'],
  ['/counseling', '/amazonppc'],
  ['/speechtherapy', '/amazonsourcing'],
  ['/dbt', '/copywriting'],
];

/** The groups of the Services panel, with the paths of their links. */
export const panelGroups = [
  [
    'SEO',
    [
      ...['/localseo', '/onpageseo', '/offpageseo', '/technicalseo'],
      ...['/nicheedit', '/keywordresearch', '/seoaudit'],
    ],
  ],
  ['Web Development', ['/wordpress', '/reactjs', '/nodejs', '/nextjs']],
  ['Copywriting', ['/copywritingmain']],
  [
    'Amazon PPC',
    services.map(([, , , , path]) => path).filter((path) => path.startsWith('/amazon-ppc/')),
  ],
  ['Product Sourcing', ['/productmain']],
] as const;

/**
 * The footer's links, in order: the specification's, plus privacy and terms. The redirects above
 * lead to its service links.
 */
export const footerLinks = [
  ...['/', '/testimonials', '/tools', '/contact', '/privacy', '/terms'],
  ...['/services/seo', '/services/web-development'],
  ...['/services/copywriting', '/services/amazon-ppc', '/services/product-sourcing'],
];

/** The pages of a single SEO service, with the service that their buttons order. */
export const seoServices = services
  .filter(([, , , , path]) => panelGroups[0][1].some((each) => each === path))
  .map(([slug, , , , path]) => [path, slug] as const);

/** The specification's routes. */
export const specifiedRoutes = [
  ...['/', '/services', '/seo', '/web-development', '/copywriting', '/amazonsourcing'],
  ...['/amazonppc', '/aboutus', '/localseo', '/onpageseo', '/offpageseo', '/technicalseo'],
  ...['/nicheedit', '/keywordresearch', '/seoaudit', '/wordpress', '/reactjs', '/nodejs'],
  ...['/nextjs', '/productmain', '/copywritingmain'],
];

/** The specification's routes, plus the pages that it links to. */
export const routes = [
  ...specifiedRoutes,
  ...['/testimonials', '/blogs'],
  ...services
    .map(([, , , , path]) => path)
    .filter((path) => /^\/(amazon-ppc|services)\//.test(path)),
];

/** The tabs on home, and the targets of their "Know more" links. */
export const explorerTabs = [
  ['Local SEO', '/psychotherapy'],
  ['On-Page SEO', '/psychotherapy'],
  ['Off-Page', '/psychotherapy'],
  ['Technical SEO', '/psychotherapy'],
  ['Lead Generation', '/coupletherapy'],
  ['Copywriting', '/dbt'],
  ['Web Development', '/coupletherapy'],
  ['Amazon PPC', '/counseling'],
  ['Amazon Sourcing', '/speechtherapy'],
] as const;
