/** What a page may take, in bytes after compression, counts and milliseconds. */
export type Limits = {
  /** The page with its styles. */
  html: number;
  /** Everything of a first view on a phone that nobody touches or scrolls. */
  total: number;
  fonts: number;
  /** The framework may be loaded before the visitor does anything. */
  mayUseFramework: boolean;
};

const usual: Limits = { html: 30_000, total: 100_000, fonts: 45_000, mayUseFramework: false };

/** Where order buttons lead: its form needs its script from the start. */
const chosen = '/aboutus?item=local-seo:premium';

/** Addresses that no page stands under, as the server answers them. */
export const dynamicPaths: readonly string[] = [chosen, '/nothing-here'];

const own: Record<string, Partial<Limits>> = {
  '/': { total: 130_000 },
  '/plan': { total: 140_000, mayUseFramework: true },
  [chosen]: { total: 140_000, mayUseFramework: true },
};

export function limitsOf(path: string): Limits {
  return { ...usual, ...own[path] };
}

/** Lighthouse on a phone: every category 100, the rest at most. Times in milliseconds. */
export const lighthouseLimits = { score: 100, lcp: 1000, cls: 0.05, tbt: 100 } as const;
