import { expect, test } from 'vitest';
import { z } from 'zod';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';

const {
  pages,
  manifest: { redirects },
} = readBuilt(root);
const answering = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);

/** All that the rules may contain: pages of this site may be prefetched, and none prerendered. */
const rulesSchema = z.strictObject({
  prefetch: z.tuple([
    z.strictObject({
      where: z.strictObject({
        and: z.tuple([
          z.strictObject({ href_matches: z.literal('/*') }),
          z.strictObject({ not: z.strictObject({ selector_matches: z.string() }) }),
        ]),
      }),
      eagerness: z.literal('moderate'),
    }),
  ]),
});

test.each(pages)('$path prefetches its links to pages on intent, and no others', ({ path, $ }) => {
  const scripts = $('script[type="speculationrules"]');
  expect(scripts).toHaveLength(1);
  const { prefetch } = rulesSchema.parse(JSON.parse(scripts.text()));
  const [, { not }] = prefetch[0].where.and;
  const base = new URL(path, 'https://site.test');
  const here = $('a[href]')
    .toArray()
    .map((link) => ({ link, url: new URL($(link).attr('href') ?? '', base) }))
    .filter(({ url }) => url.origin === base.origin);
  const fetched = here.filter(({ link }) => !$(link).is(not.selector_matches));
  const isPage = ({ url }: { url: URL }) => answering.has(url.pathname);
  expect(fetched.map(({ url }) => url.href)).toEqual(
    here.filter(isPage).map(({ url }) => url.href),
  );
});
