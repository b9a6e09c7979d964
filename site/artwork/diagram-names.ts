/** The diagrams that articles can show. This file imports no components, so Node can load it. */
export const diagramNames = [
  'local-seo-map-pack',
  'name-address-phone-consistency',
  'technical-audit-order',
  'white-hat-links',
  'keyword-research-shop',
  'wordpress-or-nextjs',
  'acos-break-even',
  'negative-keywords-weekly',
  'product-description-structure',
  'email-subject-line-tests',
  'landed-cost-china',
  'quality-inspection-aql',
  'page-titles-descriptions',
] as const;

export type DiagramName = (typeof diagramNames)[number];
