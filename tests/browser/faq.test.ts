import { categoryPage, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { wholePage } from './whole-page.ts';

const accordions = ['/', packaged.path, categoryPage];

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('at most one question is open', async ({ page }) => {
      for (const path of accordions) {
        await page.goto(path);
        const items = page.locator('#questions details');
        const open = page.locator('#questions details[open]');
        const press = (index: number) => items.nth(index).locator('summary').click();
        await expect(open).toHaveCount(0);

        await press(1);
        await expect(open).toHaveCount(1);
        await expect(items.nth(1).locator('[data-answer]')).toBeVisible();

        await press(3);
        await expect(open).toHaveCount(1);
        await expect(items.nth(3).locator('[data-answer]')).toBeVisible();
        await expect(items.nth(1).locator('[data-answer]')).toBeHidden();

        await press(3);
        await expect(open).toHaveCount(0);
      }
    });
  });
}

test('Enter and Space open and close a question', async ({ page }) => {
  await page.goto(packaged.path);
  const item = page.locator('#questions details').first();
  await item.locator('summary').focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(item).toHaveAttribute('open');
    await page.keyboard.press(key);
    await expect(item).not.toHaveAttribute('open');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the pressed question stays where it is when the one above it closes', async ({ page }) => {
    await page.goto(packaged.path);
    await wholePage(page);
    const item = (index: number) => page.locator('#questions details').nth(index);
    const summary = item(3).locator('summary');
    await item(2).locator('summary').click();
    await expect(item(2)).toHaveAttribute('open');
    // As if the visitor had read the answer above, whose question is now out of view.
    await summary.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 120));
    const { x, y: before } = (await summary.boundingBox()) ?? { x: 0, y: 0 };
    // Clicks by position, because a driver may first scroll its target to the middle.
    await page.mouse.click(x + 20, before + 20);
    await expect(item(2)).not.toHaveAttribute('open');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(Math.abs(((await summary.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });
});
