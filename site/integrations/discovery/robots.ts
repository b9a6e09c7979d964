import { probePaths } from '../../../contract/probe-paths.ts';

/** Allows crawlers everywhere except on the server's probe endpoints. */
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
