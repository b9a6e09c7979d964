import { otherPackaged, packaged, reviewed } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { builtPages } from './site-pages.ts';
import { wholePage } from './whole-page.ts';

// The columns are narrowest where the wide layout begins.
const widths = [1024, 1100, 1192];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [otherPackaged.path, reviewed.path, packaged.path]) {
      const tag = path === packaged.path ? [] : ['@full'];
      test(`${path} has its prices aligned and its buttons on one line`, { tag }, async ({
        page,
      }) => {
        await page.goto(path);
        await wholePage(page);
        const measure = (selector: string, edge: 'bottom' | 'height') =>
          page
            .locator(selector)
            .evaluateAll(
              (all, side) => all.map((each) => Math.round(each.getBoundingClientRect()[side])),
              edge,
            );
        for (const part of ['b', 'span']) {
          const bottoms = await measure(`[data-tier] p:has(> b + span) > ${part}`, 'bottom');
          expect(bottoms.length).toBeGreaterThanOrEqual(3);
          expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(tolerance);
        }
        const heights = await measure('[data-tier] > a', 'height');
        expect(Math.max(...heights)).toBe(56);
      });
    }
  });
}

test('drawings in tiles show their full width', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(60_000);
  const cut: string[] = [];
  let seen = 0;
  for (const path of builtPages) {
    await page.goto(path);
    const pictures = page.locator('[data-benefit="scene"] img');
    if ((await pictures.count()) === 0) continue;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // The share of each picture's width that is visible in its box.
      const shares = await pictures.evaluateAll((images) =>
        images.map((image) => {
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          const box = image.getBoundingClientRect();
          const isCut = getComputedStyle(image).objectFit === 'cover';
          return isCut ? box.width / (box.height * ratio) : 1;
        }),
      );
      seen += shares.length;
      if (shares.some((share) => share < 0.99)) cut.push(`${path} at ${width} px: ${shares}`);
    }
  }
  expect(cut).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(widths.length);
});

/** In pixels: the featured package is a little larger than its neighbours. */
const tolerance = 8;
