/** The full address of a path of this site. `site` is what Astro calls `Astro.site`. */
export function address(path: string, site: URL | undefined): string {
  if (!site) throw new Error('astro.config.ts names no site, so pages have no full address.');
  return new URL(path, site).href;
}
