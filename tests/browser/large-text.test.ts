import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteManifestSchema } from '../../contract/site-manifest.ts';
import { chromiumFlags, findChromium } from '../../tools/chromium.ts';
import { root } from '../../tools/run.ts';
import { company, content, orderQuery, packaged } from '../content/today.ts';
import { openForm } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { overflow } from './overflow.ts';
import { wholePage } from './whole-page.ts';

const { pages } = siteManifestSchema.parse(
  JSON.parse(readFileSync(join(root, 'build/manifest.json'), 'utf8')),
);

// These two pages are served with their own error status.
test.use({ expectedErrors: [/\/(?:404|problem)$/] });

// Twice the default 16 px, as a visitor can set it in the browser.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
});

const groups = Object.groupBy(
  Object.keys(pages),
  (path) => /^\/(?:blogs|amazon-ppc|services|newsletter)(?=\/)/.exec(path)?.[0] ?? '/',
);

for (const [group, paths = []] of Object.entries(groups)) {
  test(`pages under ${group} fit a phone with text at 200%`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of paths) {
      await page.goto(path);
      await wholePage(page);
      expect(await overflow(page), path).toEqual({ sideways: 0, cut: [] });
      expect.soft(await brokenWords(page), path).toEqual([]);
    }
  });
}

for (const width of [320, 390]) {
  test(`an order form with a plan fits ${width} px with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const items = content.services.slice(0, 6).map(({ slug }) => `item=${slug}`);
    await openForm(page, `?${items.join('&')}&${orderQuery.slice(1)}`);
    expect(await overflow(page)).toEqual({ sideways: 0, cut: [] });
    expect(await brokenWords(page)).toEqual([]);
  });
}

test('nothing in the header overlaps', async ({ page }) => {
  await page.goto(packaged.path);
  const { order, toggle } = headerOf(page);
  const logo = page.getByRole('banner').getByRole('link', { name: company.name });
  const parts = [logo, order, toggle];
  for (const part of parts) await expect(part).toBeVisible();
  await expect
    .poll(async () => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const ends = boxes.map((box) => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)] as const);
      return ends.every(([start], index) => index === 0 || start >= (ends[index - 1]?.[1] ?? 0));
    })
    .toBe(true);
});

/**
 * The words in headings, breadcrumbs, figures, lists of prices and footer links that break across
 * lines.
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places =
      'h1, h2, [data-form] fieldset :is(label > span, p), .on-ink > dl dt, [data-look] > span, ol [aria-current], summary .tabular, dd:not(:has([href^="mailto:"])), b, .figure, li:has(> img) > *, body > footer li a:not([href^="mailto:"])';
    const range = document.createRange();
    const isBroken = (node: Node, { index, 0: word }: RegExpExecArray) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...rest] = range.getClientRects();
      return rest.some(({ top, height }) => first && top > first.top + height / 2);
    };
    return [...document.querySelectorAll(places)]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const words = (node.textContent ?? '').matchAll(/[\p{Script=Latin}\d$£%+,.]+/gu);
          for (const word of words) if (isBroken(node, word)) broken.push(word[0]);
        }
        return broken;
      });
  });
}
