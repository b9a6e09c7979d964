import { probePaths } from '../../../contract/probe-paths.ts';

/** Everything may be crawled, except what isn't a page. */
export function robots(site: URL): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...probePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
    '',
  ].join('\n');
}
