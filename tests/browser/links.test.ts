import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from './fixtures.ts';
import { builtPages } from './site-pages.ts';

test('no link, anchor or image on any page is broken', async ({ request, baseURL }) => {
  const anchors = new Map<string, Set<string>>();
  const wanted = new Map<string, string>();
  for (const path of builtPages) {
    const $ = load(await (await request.get(path)).text());
    anchors.set(path, anchorsOf($));
    for (const target of targetsOf($, new URL(path, baseURL))) wanted.set(target, path);
  }
  const broken: string[] = [];
  for (const [target, from] of wanted) {
    const { pathname, hash } = new URL(target);
    const answer = await request.get(pathname);
    const there = anchors.get(new URL(answer.url()).pathname);
    const isFound = answer.ok() && (hash === '' || !there || there.has(hash));
    if (!isFound) broken.push(`${from} -> ${pathname}${hash} (${answer.status()})`);
  }
  expect(broken).toEqual([]);
});

/** The targets on this site that a page refers to. */
function targetsOf($: CheerioAPI, page: URL): string[] {
  return $('a[href], link[href], img[src], script[src]')
    .toArray()
    .map(({ attribs }) => new URL(attribs['href'] ?? attribs['src'] ?? '', page))
    .filter(({ origin }) => origin === page.origin)
    .map(({ origin, pathname, hash }) => origin + pathname + hash);
}

function anchorsOf($: CheerioAPI): Set<string> {
  return new Set($('[id]').map((_, { attribs }) => `#${attribs['id']}`));
}
