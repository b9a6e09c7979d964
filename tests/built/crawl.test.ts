import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finder, targetOf } from '../../tools/built/check-links.ts';
import { readBuilt } from '../../tools/built/read-built.ts';

const built = readBuilt(join(import.meta.dirname, '../..'));
const home = '/';
const mostClicks = 3;

/** Pages that are reached by an emailed link or sent as a response, and not by browsing. */
const answered = /^\/(?:404|problem|thank-you|newsletter(?:\/.*)?)$/;

const {
  pages,
  manifest: { redirects },
} = built;
const documents = new Map(pages.map(({ path, $ }) => [path, $]));
const isThere = finder(built);
const moved = new Map(redirects.map(({ from, to }) => [from, to]));

function linksOf(path: string): string[] {
  const $ = documents.get(path);
  if (!$) return [];
  return $('a[href]')
    .toArray()
    .map((element) => $(element).attr('href') ?? '')
    .filter((address) => !/^(?:mailto|tel):/.test(address))
    .flatMap((address) => targetOf(address, path, built.manifest.site)?.path ?? [])
    .map((each) => moved.get(each) ?? each);
}

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
    const found = [...built.text(`/${name}`).matchAll(/<(?:link|loc)>([^<]+)</g)];
    expect(found.length, name).toBeGreaterThan(0);
    const dead = found
      .map(([, address = '']) => decodeURI(new URL(address).pathname))
      .filter((path) => !isThere({ path, hash: '' }));
    expect(dead, name).toEqual([]);
  }
});
