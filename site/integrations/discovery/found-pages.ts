import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { readHtml } from '../read-html.ts';

export type FoundPage = {
  /** For example `/localseo`. */
  path: string;
  /** The page's canonical URL. */
  address: string;
  title: string;
  description: string;
  /** The breadcrumb, with the page itself last. It is empty if the page has none. */
  trail: { label: string; path: string }[];
  /** The HTML of the built page. */
  html: string;
};

/**
 * Reads the built pages that search engines may index: those with a canonical URL and without
 * `noindex`.
 */
export async function readFoundPages(
  dist: string,
  pages: SiteManifest['pages'],
): Promise<FoundPage[]> {
  const read = await Promise.all(
    Object.entries(pages).map(async ([path, { file }]) =>
      describe(path, await readFile(join(dist, file), 'utf8')),
    ),
  );
  return read.filter((page) => page !== null);
}

function describe(path: string, html: string): FoundPage | null {
  const $ = readHtml(html);
  const address = $('link[rel="canonical"]').attr('href');
  if (address === undefined || $('meta[name="robots"][content*="noindex"]').length > 0) return null;
  const trail = $('main nav ol:has([aria-current]) > li')
    .toArray()
    .map((item) => ({
      label: $(item).text().trim(),
      path: $(item).find('a').attr('href') ?? path,
    }));
  return {
    path,
    address,
    title: $('title').first().text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    trail,
    html,
  };
}
