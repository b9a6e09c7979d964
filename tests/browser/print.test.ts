import { languages, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { carouselsOf } from './open-carousel.ts';

test('prices print in black on white, side by side, with nothing to press', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 });
  await page.goto(packaged.path);
  await page.emulateMedia({ media: 'print' });
  const tiers = page.locator('[data-tier]');
  await expect(tiers).toHaveCount(packaged.set.tiers.length);
  // What only print needs is loaded after the first paint.
  await expect
    .poll(async () => {
      const boxes = await Promise.all((await tiers.all()).map((tier) => tier.boundingBox()));
      return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
    })
    .toBe(1);
  const boxes = await tiers.evaluateAll((all) =>
    all.map((tier) => {
      const { backgroundColor } = getComputedStyle(tier);
      const words = [...tier.querySelectorAll('h3, p, b, li')];
      const colours = words.map((each) => getComputedStyle(each).color);
      return { backgroundColor, colours };
    }),
  );
  for (const { backgroundColor, colours } of boxes) {
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
  }
  for (const hidden of [
    'body > header',
    'body > footer',
    'body > aside a',
    'main a[href^="/aboutus"]',
    'main > section:last-of-type',
  ]) {
    await expect(page.locator(hidden), hidden).not.toHaveCount(0);
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  }
  const answers = await page
    .locator('[data-answer]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height > 0));
  expect(answers).not.toHaveLength(0);
  expect(answers.every(Boolean)).toBe(true);
});

test('all slides of a carousel print, side by side, and each is printed once', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 });
  await page.goto('/productmain');
  const carousel = carouselsOf(page).first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-live');
  await page.emulateMedia({ media: 'print' });
  const slides = carousel.locator('[data-slide]:not([aria-hidden])');
  const count = await slides.count();
  expect(count).toBeGreaterThan(3);
  await expect
    .poll(async () => {
      const boxes = await Promise.all((await slides.all()).map((slide) => slide.boundingBox()));
      const isOnPaper = boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= 700);
      const places = new Set(boxes.map((box) => `${box?.x} ${box?.y}`));
      return Math.min(isOnPaper.length, places.size);
    })
    .toBe(count);
  await expect(page.getByText(languages.menu.label, { exact: true })).toBeHidden();
});

test('the strip prints each card once', async ({ page }) => {
  await page.goto('/');
  const slides = carouselsOf(page).locator('[data-slide]');
  const all = await slides.count();
  await page.emulateMedia({ media: 'print' });
  await expect(slides.filter({ visible: true })).toHaveCount(all / 2);
});
