import { escapeXml } from '../../lib/escape-xml.ts';
import { isoDay } from '../../lib/iso-day.ts';
import type { FoundPage } from './found-pages.ts';

/** A page's URL and the date of its content file's last change, if known. */
export type SitemapEntry = { address: string; changed?: Date | undefined };

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changed }) => {
    const date = changed ? `<lastmod>${isoDay(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(address)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Sorts pages by path, home first, so that the files only change when the site does. */
export function inOrder(pages: readonly FoundPage[]): FoundPage[] {
  return pages.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
