import type { Page } from '@playwright/test';
import { reviewed, timing, ui } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { carouselsOf, trackOf } from './open-carousel.ts';
import { settle as framesPass } from './stopped-clock.ts';

const interval = timing.seoTestimonialInterval;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(reviewed.path);
  const carousel = carouselsOf(page);
  await carousel.scrollIntoViewIfNeeded();
  // Waits until the island is hydrated before time is stopped, so that its timers are running.
  await expect(carousel).toHaveAttribute('data-live', '');
  await page.mouse.move(0, 0);
  // From here on, time only passes when a test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await settle(page);
});

test('shows three consecutive reviews, advances by one every interval, and loops', async ({
  page,
}) => {
  const start = await visibleNames(page);
  expect(start).toHaveLength(3);
  const all = await carouselsOf(page).locator('figcaption b').allTextContents();
  test.skip(all.length <= 4, 'Smaller sets return to the start.');
  const first = all.indexOf(start[0] ?? '');
  for (let step = 1; step <= all.length; step += 1) {
    await page.clock.runFor(interval - 1000);
    await settle(page);
    const expected = [0, 1, 2].map((offset) => all[(first + step + offset) % all.length]);
    await expect.poll(() => visibleNames(page)).toEqual(expected);
  }
  expect(await visibleNames(page)).toEqual(start);
});

test('stops when paused, and continues when played', async ({ page }) => {
  const carousel = carouselsOf(page);
  const start = await visibleNames(page);
  await carousel.getByRole('button', { name: ui.pause }).click();
  await page.mouse.move(0, 0);
  await carousel.getByRole('button', { name: ui.play }).blur();
  await page.clock.runFor(3 * interval);
  await settle(page);
  expect(await visibleNames(page)).toEqual(start);
  await carousel.getByRole('button', { name: ui.play }).click();
  await page.mouse.move(0, 0);
  await carousel.getByRole('button', { name: ui.pause }).blur();
  await page.clock.runFor(interval + 500);
  await settle(page);
  expect(await visibleNames(page)).not.toEqual(start);
});

test('moves by its buttons, and is still under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page reacts in its next frame.
  await framesPass(carouselsOf(page));
  await page.clock.runFor(200);
  const start = await visibleNames(page);
  await page.clock.runFor(3 * interval);
  await settle(page);
  expect(await visibleNames(page)).toEqual(start);
  await carouselsOf(page).getByRole('button', { name: ui.next }).click();
  await settle(page);
  await expect.poll(() => visibleNames(page)).not.toEqual(start);
});

/** Waits for scrolling to finish, which takes less than a second of frames. */
async function settle(page: Page): Promise<void> {
  for (let part = 0; part < 10; part += 1) await page.clock.runFor(100);
}

/** Names on the cards whose middle is inside the carousel's viewport, from left to right. */
function visibleNames(page: Page): Promise<string[]> {
  return trackOf(carouselsOf(page)).evaluate((track) => {
    const frame = track.parentElement?.getBoundingClientRect();
    if (!frame) return [];
    return [...track.querySelectorAll('[data-slide]')]
      .map((card) => ({ card, box: card.getBoundingClientRect() }))
      .filter(({ box }) => {
        const middle = box.left + box.width / 2;
        return middle > frame.left && middle < frame.right;
      })
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ card }) => card.querySelector('figcaption b')?.textContent ?? '');
  });
}
