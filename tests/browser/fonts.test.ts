import type { Page } from '@playwright/test';
import { articlePage, categoryPage, packaged, reviewed } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { wholePage } from './whole-page.ts';

/** The first font family of each text on the page, with the number of times it is used. */
function families(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const found: Record<string, number> = {};
    for (const element of document.querySelectorAll('body, body *:not(script, style, noscript)')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText) continue;
      const [first = ''] = getComputedStyle(element).fontFamily.split(',');
      const family = first.replaceAll('"', '');
      found[family] = (found[family] ?? 0) + 1;
    }
    return found;
  });
}

async function localFamilies(page: Page): Promise<string[]> {
  return Object.keys(await families(page)).filter((family) => family.endsWith(' Fallback'));
}

for (const path of ['/', articlePage]) {
  const tag = path === '/' ? [] : ['@full'];
  test(`${path} gets its own fonts in every section, and the next page starts with them`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect.poll(() => localFamilies(page)).toEqual([]);
    const { Display = 0, Text = 0 } = await families(page);
    expect(Display).toBeGreaterThan(5);
    expect(Text).toBeGreaterThan(20);

    await page.goto(packaged.path);
    await expect(page.locator('html')).toHaveClass('fonts');
    expect(await localFamilies(page)).toEqual([]);
  });
}

/** Pages and widths at which a headline may wrap differently in the fallback font. */
const swaps = [
  ...['/', reviewed.path, '/productmain', '/aboutus', articlePage].map(
    (path) => [path, 390] as const,
  ),
  ['/testimonials', 360],
  ['/copywritingmain', 412],
  ['/tools/search-preview', 412],
  [articlePage, 412],
  [articlePage, 768],
  [articlePage, 1350],
] as const;

for (const [path, width] of swaps) {
  const tag = ['/', articlePage].includes(path) && width === 390 ? [] : ['@full'];
  test(`the fonts of ${path} at ${width} px load after the first paint, and shift little when they arrive late`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    // A page only counts as loaded once its fonts have loaded.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).not.toHaveClass('fonts');
    release();
    await wholePage(page);
    const { painted, asked, shift } = await page.evaluate(async () => {
      // A shift is reported in the next frame.
      await new Promise((told) => requestAnimationFrame(() => setTimeout(told, 100)));
      const shifts = await new Promise<PerformanceEntryList>((resolve) => {
        setTimeout(() => resolve([]), 500);
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });
      const fonts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /woff2/.test(name));
      return {
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
        asked: Math.min(...fonts.map(({ startTime }) => startTime)),
        shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
      };
    });
    expect(asked).toBeGreaterThanOrEqual(painted);
    expect(shift).toBeLessThanOrEqual(0.05);
  });
}

test('without storage, every page waits for its fonts again', full, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  for (const path of [packaged.path, categoryPage]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveClass('fonts');
  }
});
