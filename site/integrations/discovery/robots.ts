import { probePaths } from '../../../contract/probe-paths.ts';

/** Everybody may read everything; what is no page is not worth asking for. */
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
