import { layOutAll } from '../../tools/lay-out-all.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { carouselsOf } from './open-carousel.ts';

test.beforeEach(({ page }) => page.goto('/copywritingmain'));

for (const width of [1440, 768, 390, 320]) {
  test(`fits and has no violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await layOutAll(page);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
    await carouselsOf(page).scrollIntoViewIfNeeded();
    await expect(carouselsOf(page)).toHaveAttribute('data-live');
    await expectNoViolations(page, `at ${width} px`);
  });
}
