/** The limits for a page: bytes after compression, counts and milliseconds. */
export type Limits = {
  /** The page with its styles. */
  html: number;
  /** Everything that a phone loads if nobody touches or scrolls the page. */
  total: number;
  fonts: number;
  /** Whether the framework may load before the visitor does anything. */
  mayUseFramework: boolean;
};

const usual: Limits = { html: 30_000, total: 100_000, fonts: 45_000, mayUseFramework: false };

/** The target of an order button. The form there needs its script from the start. */
const chosen = '/aboutus?item=local-seo:premium';

/** URLs without a file of their own: the server fills in or chooses the page. */
export const dynamicPaths: readonly string[] = [chosen, '/nothing-here'];

const own: Record<string, Partial<Limits>> = {
  '/': { total: 130_000 },
  // Fonts and React are 117 KB. What's left grows with the list of services, by 0.1 KB for each.
  [chosen]: { total: 150_000, mayUseFramework: true },
};

export function limitsOf(path: string): Limits {
  return { ...usual, ...own[path] };
}

/** For a phone. `score` is the minimum in every category, the rest are maximums (times in ms). */
export const lighthouseLimits = { score: 100, lcp: 1000, cls: 0.05, tbt: 100 } as const;
