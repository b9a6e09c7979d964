import { paths } from '../../../contract/paths.ts';

/** Everybody may read everything; what is no page is not worth asking for. */
export function robots(site: URL): string {
  const noPages = [paths.health, paths.ready];
  return [
    'User-agent: *',
    'Allow: /',
    ...noPages.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
    '',
  ].join('\n');
}
