import type { Page } from '@playwright/test';
import { categories, timing, ui } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { carouselsOf, openCarousel, viewportOf } from './open-carousel.ts';
import { settle } from './stopped-clock.ts';

const paths = categories
  .toSorted((one, other) => one.strip.order - other.strip.order)
  .map(({ strip }) => strip.path);
const cardCount = paths.length;
const { stripInterval: interval, stripLoopReset: reset } = timing;

/** The index of the card in first place, or -1 while the cards move. */
function leading(page: Page): Promise<number> {
  return viewportOf(carouselsOf(page)).evaluate((viewport) => {
    const start =
      viewport.getBoundingClientRect().left +
      Number.parseFloat(getComputedStyle(viewport).paddingInlineStart);
    const cards = [...viewport.querySelectorAll('[data-slide]')];
    return cards.findIndex((card) => Math.abs(card.getBoundingClientRect().left - start) < 3);
  });
}

test('contains every card twice, with the copies hidden from assistive technology', async ({
  page,
}) => {
  await page.goto('/');
  const strip = carouselsOf(page);
  const cards = strip.locator('[data-slide]');
  await expect(cards).toHaveCount(2 * cardCount);
  const leading = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(leading).toEqual([...paths, ...paths]);
  await expect(strip.getByRole('link')).toHaveCount(cardCount);
  await expect(strip.locator('a[aria-hidden="true"][tabindex="-1"]')).toHaveCount(cardCount);
});

test('a click on the copy of a card opens its page', async ({ page }) => {
  const strip = await openCarousel(page, '/');
  await strip.getByRole('button', { name: ui.previous }).click();
  await page.clock.runFor(2_000);
  await expect.poll(() => leading(page)).toBe(cardCount - 1);
  await strip.locator('[data-slide]').nth(cardCount).click();
  await expect(page).toHaveURL(paths[0] ?? '');
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const tag = viewport.width === 1440 ? [] : ['@full'];
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('advances by one card every interval, and loops after the last', async ({ page }) => {
      await openCarousel(page, '/');
      expect(await leading(page)).toBe(0);
      await page.clock.runFor(interval - 100);
      expect(await leading(page)).toBe(0);
      await page.clock.runFor(2_000);
      expect(await leading(page)).toBe(1);
      for (let card = 2; card < cardCount; card += 1) {
        await page.clock.runFor(interval);
        expect(await leading(page)).toBe(card);
      }
      // The strip rests halfway for a while before it jumps back to the start.
      await page.clock.runFor(reset);
      await settle(carouselsOf(page));
      await page.clock.runFor(100);
      expect(await leading(page)).not.toBe(0);
      await page.clock.runFor(1_000);
      await expect.poll(() => leading(page)).toBe(0);
      await page.clock.runFor(interval - 100);
      await expect.poll(() => leading(page)).toBe(1);
    });
  });
}

test('stops after Pause and continues after Play', async ({ page }) => {
  const strip = await openCarousel(page, '/');
  const leave = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
    await page.clock.runFor(50);
    await settle(strip);
  };
  await strip.getByRole('button', { name: ui.pause }).click();
  await leave();
  await page.clock.runFor(20_000);
  expect(await leading(page)).toBe(0);
  await strip.getByRole('button', { name: ui.play }).click();
  await leave();
  await page.clock.runFor(5_000);
  expect(await leading(page)).toBe(1);
});

test('stops under the pointer', async ({ page }) => {
  const strip = await openCarousel(page, '/');
  await strip.locator('[data-slide]').first().hover();
  await page.clock.runFor(50);
  await settle(strip);
  await page.clock.runFor(20_000);
  expect(await leading(page)).toBe(0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(50);
  await settle(strip);
  await page.clock.runFor(5_000);
  expect(await leading(page)).toBe(1);
});

test('stops while something in it has focus', async ({ page }) => {
  const strip = await openCarousel(page, '/');
  await strip.locator('[data-slide]').first().focus();
  await page.clock.runFor(50);
  await settle(strip);
  await page.clock.runFor(20_000);
  expect(await leading(page)).toBe(0);
});

test('stops in a hidden tab', full, async ({ page }) => {
  const strip = await openCarousel(page, '/');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await settle(strip);
  await page.clock.runFor(20_000);
  expect(await leading(page)).toBe(0);
});

test('under reduced motion, moves only with its buttons', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const strip = await openCarousel(page, '/');
  await page.clock.runFor(20_000);
  expect(await leading(page)).toBe(0);
  await strip.getByRole('button', { name: ui.next }).click();
  await page.clock.runFor(2_000);
  expect(await leading(page)).toBe(1);
  await strip.getByRole('button', { name: ui.previous }).click();
  await page.clock.runFor(2_000);
  expect(await leading(page)).toBe(0);
});
