/** Every path that code refers to. Links in copy are in content/. */
export const paths = {
  home: '/',
  enquiry: '/aboutus',
  thankYou: '/thank-you',
  plan: '/plan',
  services: '/services',
  testimonials: '/testimonials',
  tools: '/tools',
  hub: '/blogs',
  feed: '/rss.xml',
  /** The names and paths of all pages, for the 404 page. */
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
  /** Built pages that are only sent with an error status: requesting their own path gives a 404. */
  notFound: '/404',
  problem: '/problem',
  /** Pagefind's script, beside its index. */
  searchScript: '/pagefind/pagefind.js',
} as const;

/** The route of `content/pages/<slug>.yaml`. */
export function routeOf(slug: string): string {
  return slug === 'home' ? paths.home : `/${slug}`;
}

/** The path of a free tool's page. */
export function toolPath(name: string): string {
  return `${paths.tools}/${name}`;
}

export type EnquiryAbout = {
  /** Services such as `local-seo`, or packages such as `local-seo:premium`. */
  items?: readonly string[] | undefined;
  /** Prefills the message. */
  message?: string | undefined;
};

/**
 * A link to the enquiry form, filled in with what the visitor wants:
 * `/aboutus?item=local-seo:premium#enquiry`.
 */
export function enquiryPath({ items = [], message }: EnquiryAbout = {}): string {
  const rest = message ? [`${new URLSearchParams({ message })}`] : [];
  return `${paths.enquiry}${queryOf([...itemQueries(items), ...rest])}#enquiry`;
}

/** A plan as a link: `/plan?item=local-seo&item=technical-seo:standard`. */
export function planPath(items: readonly string[] = []): string {
  return `${paths.plan}${queryOf(itemQueries(items))}`;
}

/** With this anchor, /plan adds the URL's items to the visitor's own plan. */
export const addAnchor = 'add';
/** The visitor's list on the plan page. */
export const ledgerAnchor = 'your-plan';

/** Where "Add to plan" links to until its script has loaded: `/plan?item=local-seo#add`. */
export function addToPlanPath(item: string): string {
  return `${planPath([item])}#${addAnchor}`;
}

function itemQueries(items: readonly string[]): string[] {
  return items.map((item) => `item=${encodeURIComponent(item).replaceAll('%3A', ':')}`);
}

function queryOf(parts: readonly string[]): string {
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Where a plain form post is redirected once the enquiry is on disk. */
export function thankYouPath(reference: string): string {
  return `${paths.thankYou}?${new URLSearchParams({ reference })}`;
}
