import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../tools/run.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';

test.use({ hasTouch: true });

/** What visitors do first, on no island. */
const signs: Record<string, (page: Page) => Promise<void>> = {
  'a move of the pointer': (page) => page.mouse.move(700, 500),
  'a touch': touch,
  'a key': (page) => page.keyboard.press('Shift'),
  'a scroll': (page) => page.evaluate(() => scrollBy(0, 50)),
};

/** A finger comes down. A tap would move the pointer as well. */
async function touch(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touchPoints = [{ x: 700, y: 500 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}

/** The scripts that the islands of the page run on. */
function scriptsOf(page: Page): Promise<string[]> {
  return page
    .locator('astro-island')
    .evaluateAll((islands) =>
      [
        ...new Set(
          islands.flatMap((island) => [
            island.getAttribute('component-url') ?? '',
            island.getAttribute('renderer-url') ?? '',
          ]),
        ),
      ].sort(),
    );
}

/** Scripts as they were built, with all that they import. */
function withImports(scripts: readonly string[]): string[] {
  const all = new Set(scripts);
  for (const path of all) {
    const text = readFileSync(join(root, 'dist', path), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      all.add(`/_astro/${name}`);
  }
  return [...all];
}

for (const [sign, give] of Object.entries(signs)) {
  test(`${sign} fetches what the islands run on, and not before`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto('/localseo');
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsOf(page);
    expect(scripts.length).toBeGreaterThan(2);
    const found = () => scripts.filter((script) => loaded.includes(script));
    expect(found()).toEqual([]);
    await give(page);
    await expect.poll(found).toEqual(scripts);
    await expect(page.locator('[data-live]')).toHaveCount(0);
  });
}

test('a press after that asks for nothing more that the island runs on', async ({ page }) => {
  const asked: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/localseo');
  await page.mouse.move(700, 500);
  const needed = withImports(await scriptsOf(page));
  await expect.poll(() => needed.filter((path) => !asked.includes(path))).toEqual([]);
  const before = asked.length;
  const { services } = headerOf(page);
  await services.tap();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  expect(asked.slice(before)).toEqual([]);
});
