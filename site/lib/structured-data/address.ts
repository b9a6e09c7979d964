/** Returns the full URL of a path on this site. `site` is `Astro.site`. */
export function address(path: string, site: URL | undefined): string {
  if (!site) throw new Error('astro.config.ts: set `site`, so that pages have full URLs.');
  return new URL(path, site).href;
}
