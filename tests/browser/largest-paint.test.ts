import type { Page } from '@playwright/test';
import * as cheerio from 'cheerio';
import { articlePage, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { pageKinds } from './page-kinds.ts';
import { wholePage } from './whole-page.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 404/] });

const inShort = ['/', '/services', '/blogs', packaged.path, articlePage];

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Each element that the browser reports as the largest one painted so far. */
async function largestPaints(page: Page) {
  // Pictures and fonts may be painted after the text, and count if they are larger.
  await page.waitForLoadState('networkidle');
  await wholePage(page);
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return entries
      .filter((entry) => entry instanceof LargestContentfulPaint)
      .map(({ url, element }) => ({
        picture: url || element?.closest('img, picture, svg, video, canvas')?.localName || null,
        text: element?.textContent ?? '',
      }));
  });
}

for (const path of pageKinds.filter((kind) => kind !== '/problem')) {
  const tag = inShort.includes(path) ? [] : ['@full'];
  test(`the largest paint of ${path} is text in the HTML`, { tag }, async ({ page }) => {
    const answer = await page.goto(path);
    const sent = words(
      cheerio
        .load((await answer?.text()) ?? '')('body')
        .text(),
    );
    const paints = await largestPaints(page);
    expect(paints).not.toEqual([]);
    expect(paints.flatMap(({ picture }) => picture ?? [])).toEqual([]);
    const texts = paints.filter(({ picture }) => !picture).map(({ text }) => words(text));
    expect(texts.filter((text) => text === '' || !sent.includes(text))).toEqual([]);
  });
}
