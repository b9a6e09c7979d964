import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { readBuilt } from '../../tools/built/read-built.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const home = '/';
const mostClicks = 3;

/** Pages that are sent as a response or reached by an emailed link, not by browsing. */
const answered = /^\/(?:404|problem|thank-you|newsletter(?:\/.*)?)$/;

const {
  pages,
  manifest: { redirects },
} = readBuilt(root);
const documents = new Map(pages.map(({ path, $ }) => [path, $]));
const moved = new Map(redirects.map(({ from, to }) => [from, to]));

type Target = { path: string; hash: string };

/** The target of a link on a page, if it stays on this site. */
function target(address: string, page: string): Target | null {
  const base = new URL(page, 'https://site.test');
  const url = new URL(address, base);
  if (url.origin !== base.origin) return null;
  return { path: decodeURI(url.pathname), hash: decodeURIComponent(url.hash.slice(1)) };
}

function isFile(path: string): boolean {
  const file = join(dist, path);
  return existsSync(file) && statSync(file).isFile() && !path.endsWith('.html');
}

function isThere({ path, hash }: Target): boolean {
  const page = documents.get(moved.get(path) ?? path);
  if (!page) return isFile(path);
  return hash === '' || page('[id]').is((_, element) => page(element).attr('id') === hash);
}

function addresses($: CheerioAPI): string[] {
  const of = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const sets = of('[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
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

function linksOf(path: string): string[] {
  const $ = documents.get(path);
  if (!$) return [];
  return $('a[href]')
    .toArray()
    .map((element) => $(element).attr('href') ?? '')
    .filter((address) => !/^(?:mailto|tel):/.test(address))
    .flatMap((address) => target(address, path)?.path ?? [])
    .map((each) => moved.get(each) ?? each);
}

test('every link, anchor, picture, script and form on every page has a target', () => {
  const broken = [...documents].flatMap(([path, $]) =>
    addresses($).flatMap((address) => {
      const to = target(address, path);
      return to && !isThere(to) ? [`${path} -> ${address}`] : [];
    }),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('every redirect is one hop to a page, and none hides a page', () => {
  for (const { from, to } of redirects) {
    expect(documents.has(from), from).toBe(false);
    expect(moved.has(to), to).toBe(false);
    expect(isThere({ path: to, hash: '' }), to).toBe(true);
  }
});

test('every page is at most three clicks from home, and none is an orphan', () => {
  const clicks = new Map([[home, 0]]);
  const queue = [home];
  for (const path of queue) {
    for (const next of linksOf(path)) {
      if (clicks.has(next) || !documents.has(next)) continue;
      clicks.set(next, (clicks.get(path) ?? 0) + 1);
      queue.push(next);
    }
  }
  const wanted = [...documents.keys()].filter((path) => !answered.test(path));
  const far = wanted.filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > mostClicks);
  expect(far).toEqual([]);
});

test('the feed and the sitemap list only existing pages', () => {
  for (const name of ['rss.xml', 'sitemap.xml']) {
    const found = [...readFileSync(join(dist, name), 'utf8').matchAll(/<(?:link|loc)>([^<]+)</g)];
    expect(found.length, name).toBeGreaterThan(0);
    const dead = found
      .map(([, address = '']) => decodeURI(new URL(address).pathname))
      .filter((path) => !isThere({ path, hash: '' }));
    expect(dead, name).toEqual([]);
  }
});
