import { expect, test } from 'vitest';
import { checkFeed } from '../../tools/built/check-feed.ts';
import { checkHeads } from '../../tools/built/check-heads.ts';
import { checkHtml } from '../../tools/built/check-html.ts';
import { checkPictures } from '../../tools/built/check-pictures.ts';
import { checkSitemap } from '../../tools/built/check-sitemap.ts';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';

const built = readBuilt(root);

test('every page is valid HTML, without a warning', async () => {
  expect(await checkHtml(built)).toEqual([]);
}, 60_000);

test('titles and descriptions are unique and within limits, previews and twins complete', () => {
  expect(checkHeads(built)).toEqual([]);
});

test('every page that can be found has a picture of its own, 1200x630, and every icon its size', () => {
  expect(checkPictures(built)).toEqual([]);
});

test('sitemap, robots.txt, llms.txt and security.txt name what there is', () => {
  expect(checkSitemap(built)).toEqual([]);
});

test('the feed, where there is one, holds the newest articles', () => {
  expect(checkFeed(built)).toEqual([]);
});

test('no page loads anything to measure web vitals', () => {
  const loaders = built.pages.filter(({ html }) => /web-?vitals/i.test(html));
  expect(loaders.map(({ path }) => path)).toEqual([]);
});

test('every page names theme colour, icons and manifest', () => {
  for (const { path, $ } of built.pages) {
    expect($('meta[name="theme-color"]').attr('content'), path).toMatch(/^#[0-9a-f]{6}$/i);
    const icons = $('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
    const missing = icons
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => !built.files.has(href));
    expect(icons.length, path).toBe(3);
    expect(missing, path).toEqual([]);
  }
});
