/** Every address that code needs by name. Addresses in words and links stand in content/. */
export const paths = {
  home: '/',
  enquiry: '/aboutus',
  thankYou: '/thank-you',
  services: '/services',
  testimonials: '/testimonials',
  tools: '/tools',
  hub: '/blogs',
  feed: '/rss.xml',
  /** All pages by name, for the 404 page. */
  routes: '/routes.json',
  newsletter: '/newsletter',
  newsletterCheckInbox: '/newsletter/check-inbox',
  newsletterConfirm: '/newsletter/confirm',
  newsletterConfirmed: '/newsletter/confirmed',
  newsletterExpired: '/newsletter/expired',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  newsletterUnsubscribed: '/newsletter/unsubscribed',
  health: '/healthz',
  ready: '/readyz',
  /** Built pages that are only ever sent with an error status; asking for them by name is a 404. */
  notFound: '/404',
  problem: '/problem',
} as const;

export type EnquiryAbout = {
  service?: string | undefined;
  package?: string | undefined;
  /** What the message begins with. */
  message?: string | undefined;
};

/** The fields of the form that an address may fill in. */
export const fieldsOfAbout = ['service', 'package', 'message'] as const;

/** The enquiry form, told what the visitor wants: `/aboutus?service=local-seo&package=premium#enquiry`. */
export function enquiryPath(about: EnquiryAbout = {}): string {
  const query = new URLSearchParams();
  for (const name of fieldsOfAbout) {
    const value = about[name];
    if (value) query.set(name, value);
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${paths.enquiry}${search}#enquiry`;
}

/** Where a plain post of the form leads once the enquiry is on disk. */
export function thankYouPath(reference: string): string {
  return `${paths.thankYou}?${new URLSearchParams({ reference })}`;
}
