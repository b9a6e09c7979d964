import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { parse } from 'yaml';
import { siteManifestSchema } from '../../contract/site-manifest.ts';
import { redirects } from '../../site/schemas/site.ts';
import { expect, test } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const { redirects: table } = redirects.parse(
  parse(readFileSync(join(root, 'content/site/redirects.yaml'), 'utf8')),
);

for (const { from, to } of table) {
  test(`${from} redirects to ${to} in one hop`, async ({ request }) => {
    const moved = await request.get(`${from}?utm=a%20b&x=1`, { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    expect(moved.headers()['location']).toBe(`${to}?utm=a%20b&x=1`);
    const there = await request.get(moved.headers()['location'] ?? '', { maxRedirects: 0 });
    expect(there.status()).toBe(200);
    for (const variant of [`${from}/`, `${from}.html`]) {
      const answer = await request.get(variant, { maxRedirects: 0 });
      expect([variant, answer.headers()['location']]).toEqual([variant, to]);
    }
  });

  test(`${from} redirects on a host without redirects`, () => {
    const file = join(root, `dist${from}.html`);
    expect(existsSync(file)).toBe(true);
    const $ = load(readFileSync(file, 'utf8'));
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0;url=${to}`);
    expect(new URL($('link[rel="canonical"]').attr('href') ?? '').pathname).toBe(to);
    expect($('a').attr('href')).toBe(to);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  });
}

test('redirect pages do not count as pages of the site', () => {
  const manifest = siteManifestSchema.parse(
    JSON.parse(readFileSync(join(root, 'build/manifest.json'), 'utf8')),
  );
  expect(table.filter(({ from }) => from in manifest.pages)).toEqual([]);
});
