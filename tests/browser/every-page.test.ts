import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, full, test } from './fixtures.ts';
import { hiddenByLinks } from './hidden-by-links.ts';
import { overflow } from './overflow.ts';
import { openKind, pageKinds } from './page-kinds.ts';
import { builtPages } from './site-pages.ts';
import { smallTargets } from './small-targets.ts';
import { spaceText } from './text-spacing.ts';

test.use({ expectedErrors: [/status of (404|415)/] });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const fits = { sideways: 0, cut: [] };

/** Everything that moves by itself. Under reduced motion, nothing may. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '',
      ),
  );
}

/** This is slow, so `npm run verify` only does it for one page of each kind. */
async function expectInspected(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page, '390 px');
  for (const width of [390, 320, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await hiddenByLinks(page), `hidden at ${width} px`).toEqual([]);
    expect.soft(await overflow(page), `width of ${width} px`).toEqual(fits);
  }
}

/** One visit for all measurements, because loading a page takes longer than measuring it. */
async function expectFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  expect.soft(await moving(page), `${path} under reduced motion`).toEqual([]);
  expect.soft(await smallTargets(page), `${path}: targets`).toEqual([]);
  expect.soft(await overflow(page), `${path} at a width of 390 px`).toEqual(fits);
  if (pageKinds.includes(path)) await expectInspected(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflow(page), `${path} at a width of 320 px`).toEqual(fits);
  await page.setViewportSize({ width: 390, height: 844 });
  await spaceText(page);
  expect.soft(await overflow(page), `${path} with spaced text`).toEqual(fits);
}

const everyPage = [...builtPages, '/no-such-page'];

// Each kind has a test of its own. The rest share one for each folder, which saves starting pages.
const groups = Object.groupBy(everyPage, (path) =>
  pageKinds.includes(path) ? path : `other pages under ${/^\/[^/]*(?=\/)|/.exec(path)?.[0]}/`,
);

for (const [group, paths = []] of Object.entries(groups)) {
  test(`${group} fits a phone, is still and has no small targets`, async ({ page }) => {
    test.slow(paths.length > 1);
    for (const path of paths) await expectFit(page, path);
  });
}

for (const path of everyPage) {
  test(
    `${path} passes axe at any width, and the chat link hides nothing`,
    full,
    async ({ page }) => {
      await page.goto(path);
      await expectNoViolations(page, '1440 px');
      expect.soft(await smallTargets(page), 'targets').toEqual([]);
      await page.setViewportSize({ width: 1200, height: 844 });
      expect.soft(await hiddenByLinks(page), 'hidden at 1200 px').toEqual([]);
      expect.soft(await overflow(page), 'width of 1200 px').toEqual(fits);
      if (!pageKinds.includes(path)) await expectInspected(page);
    },
  );
}

test('the page for a refused request passes axe', async ({ page }) => {
  await openKind(page, '/problem');
  await expectNoViolations(page, 'problem');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  for (const isKind of [true, false]) {
    const some = builtPages.filter((path) => pageKinds.includes(path) === isKind);
    const name = isKind ? 'one page of each kind' : 'every other page';
    test(`${name} is shown, and fits 320 px`, { tag: isKind ? [] : ['@full'] }, async ({
      page,
    }) => {
      test.slow();
      for (const path of some) {
        await page.goto(path);
        await expect.soft(page.locator('h1'), path).toBeVisible();
        const last = page.locator('main [data-reveal], main section').last();
        await expect.soft(last, path).toHaveCSS('opacity', '1');
        expect.soft(await overflow(page), path).toEqual(fits);
      }
    });
  }
});
