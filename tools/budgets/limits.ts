/** What docs/performance.md holds pages to, in bytes after compression, counts and milliseconds. */
export type Limits = {
  /** The page with its styles. */
  html: number;
  /** Everything of a first view on a phone that nobody touches or scrolls. */
  total: number;
  fonts: number;
  requests: number;
  /** The framework may be loaded before the visitor does anything. */
  mayUseFramework: boolean;
};

const usual: Limits = {
  html: 14_600,
  total: 75_000,
  fonts: 45_000,
  requests: 12,
  mayUseFramework: false,
};

/** Where order buttons lead: the server fills the form in, which has a script of its own from the start. */
const chosen = '/aboutus?service=local-seo&package=premium';

/** Addresses that no page stands under, as the server answers them. */
export const answered: readonly string[] = [chosen, '/nothing-here'];

const own: Record<string, Partial<Limits>> = {
  '/': { html: 20_000, total: 110_000, requests: 18 },
  [chosen]: { total: 140_000, requests: 24, mayUseFramework: true },
};

/**
 * Pages whose words and drawings do not fit into 14.6 KB, and how much they take at most.
 * docs/performance.md shows what they are made of.
 */
const long: Record<string, number> = {
  '/productmain': 21_400,
  '/technicalseo': 15_700,
  '/copywritingmain': 14_900,
};
export const longPages: readonly string[] = Object.keys(long);
const LONGEST_ARTICLE = 15_700;

export function limitsOf(path: string): Limits {
  const isArticle = /^\/blogs\/[^/]+$/.test(path);
  const html = long[path] ?? (isArticle ? LONGEST_ARTICLE : usual.html);
  return { ...usual, html, ...own[path] };
}

/** Whether the page is one of those that do not fit. */
export function isLong(path: string): boolean {
  const { html } = limitsOf(path);
  return path !== '/' && html > usual.html;
}

/** Lighthouse on a phone: every category 100, the rest at most. Times in milliseconds. */
export const lighthouseLimits = { score: 100, lcp: 1000, cls: 0.01, tbt: 20 } as const;
