/** An address of no page. */
export const missing = '/on-page-se';

/** A page of each kind: what holds for these holds for the others of their template. */
export const pageKinds = [
  '/',
  '/productmain',
  '/services',
  '/technicalseo',
  '/localseo',
  '/copywritingmain',
  '/seo',
  '/services/seo-copywriting',
  '/amazon-ppc/keyword-optimization',
  '/aboutus',
  '/testimonials',
  '/blogs',
  '/blogs/topics/links',
  '/blogs/acos-break-even',
  '/newsletter',
  '/newsletter/confirm',
  '/thank-you',
  '/problem',
  missing,
];
