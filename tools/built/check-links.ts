import type { CheerioAPI } from 'cheerio';
import type { Built } from './read-built.ts';

export type Target = { path: string; hash: string };

/** Every link, anchor, image, script and form on every page has a target that exists. */
export function checkLinks(built: Built): string[] {
  const isThere = finder(built);
  const broken = built.pages.flatMap(({ path, $ }) =>
    addresses($).flatMap((address) => {
      const to = targetOf(address, path, built.manifest.site);
      return to && !isThere(to) ? [`${path}: nothing is at ${address}`] : [];
    }),
  );
  return [...new Set(broken)];
}

/**
 * Returns a function that tells whether a target exists: a page with the anchor, or a file. It
 * follows redirects.
 */
export function finder({ pages, files, manifest }: Built): (target: Target) => boolean {
  const moved = new Map(manifest.redirects.map(({ from, to }) => [from, to]));
  const anchors = new Map(pages.map(({ path, $ }) => [path, idsOf($)]));
  return ({ path, hash }) => {
    const ids = anchors.get(moved.get(path) ?? path);
    if (!ids) return files.has(path) && !path.endsWith('.html');
    return hash === '' || ids.has(hash);
  };
}

/** The target of a link on a page, if it stays on this site. */
export function targetOf(address: string, page: string, site: string): Target | null {
  const base = new URL(page, site);
  const url = new URL(address, base);
  if (url.origin !== base.origin) return null;
  return { path: decodeURI(url.pathname), hash: decodeURIComponent(url.hash.slice(1)) };
}

function idsOf($: CheerioAPI): Set<string> {
  return new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  );
}

function addresses($: CheerioAPI): string[] {
  const of = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const sets = of('[srcset]', 'srcset').flatMap((set) =>
    // A comma only ends a candidate before a space: addresses can contain commas.
    set.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? ''),
  );
  return [
    ...of('a[href], area[href], link[href]', 'href'),
    ...of('[src]', 'src'),
    ...of('form[action]', 'action'),
    ...of('astro-island[component-url]', 'component-url'),
    ...of('astro-island[renderer-url]', 'renderer-url'),
    ...sets,
  ].filter((address) => !/^(?:mailto|tel|data):/.test(address));
}
