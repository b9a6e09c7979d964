import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { wholePage } from './whole-page.ts';

/** The first family of every text of the page, with how often it is used. */
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

for (const path of ['/', '/technicalseo', '/productmain', '/aboutus', '/blogs/acos-break-even']) {
  test(`${path} ends with its own fonts in every band, and the next page begins with them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect.poll(() => localFamilies(page)).toEqual([]);
    const { Bricolage = 0, Instrument = 0 } = await families(page);
    expect(Bricolage).toBeGreaterThan(5);
    expect(Instrument).toBeGreaterThan(20);

    await page.goto('/localseo');
    await expect(page.locator('html')).toHaveClass('fonts');
    expect(await localFamilies(page)).toEqual([]);
  });
}

for (const path of ['/technicalseo', '/blogs/acos-break-even', '/aboutus']) {
  test(`nothing moves on ${path} when the fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    const tops = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main > :first-child *')].map((element) =>
          Math.round(element.getBoundingClientRect().top),
        ),
      );
    const before = await tops();
    await expect(page.locator('.fonts')).toHaveCount(0);
    release();
    await wholePage(page);
    const after = await tops();
    expect(after.length).toBe(before.length);
    for (const [index, top] of before.entries()) {
      if (top < 844) expect(Math.abs(top - (after[index] ?? 0))).toBeLessThanOrEqual(2);
    }
  });
}

test('what an island adds has the fonts too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass('fonts');
  await page.waitForFunction(() => sessionStorage.getItem('fonts'));
  expect(await page.locator('astro-island').count()).toBeGreaterThan(5);
  await expect(page.locator('astro-island:not(.fonts, .fonts *)')).toHaveCount(0);
});

test('a text is held only where it would take another number of lines', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const held: string[] = [];
    Object.assign(window, { held });
    new MutationObserver((records) => {
      for (const { target } of records) held.push(target.textContent ?? '');
    }).observe(document, { attributeFilter: ['style'], subtree: true });
  });
  // A line with a figure in bold is a pixel higher in the one font than in the other.
  await page.goto('/seoaudit');
  await page.waitForFunction(() => sessionStorage.getItem('fonts'));
  expect(await page.evaluate(() => Reflect.get(window, 'held'))).toEqual([]);
});
