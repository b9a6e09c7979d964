import type { Locator, Page } from '@playwright/test';
import { fillWords } from '../../contract/fill-words.ts';
import { content, pageOf, there, timing, ui } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { openCarousel, viewportOf } from './open-carousel.ts';
import { settle } from './stopped-clock.ts';

const { copywritingInterval: interval, copywritingGapPixels: gap } = timing;
const { reviews } = there(
  content.testimonials.find(({ slug }) => slug === pageOf('copywriting').reviews.set),
).data;
const last = reviews.length - 1;

/** The index of the slide that fills the viewport, or -1 while the slides move. */
const shown = (quotes: Locator) =>
  viewportOf(quotes).evaluate((viewport) => {
    const { left } = viewport.getBoundingClientRect();
    const slides = [...viewport.querySelectorAll('[data-slide]')];
    return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2);
  });

const bullet = (quotes: Locator, number: number) =>
  quotes.getByRole('button', { name: fillWords(ui.showReview, { number }), exact: true });

/** Moves the pointer and the focus away, and waits until the carousel has reacted. */
async function leave(page: Page, quotes: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await page.clock.runFor(50);
  await settle(quotes);
}

test('shows the quotations with their results, one at a time', async ({ page }) => {
  const quotes = await openCarousel(page, '/copywritingmain');
  const slides = quotes.locator('[data-slide]');
  await expect(slides).toContainText(reviews.map(({ about = '' }) => about));
  for (const slide of await slides.all()) {
    await expect(slide.locator('blockquote')).not.toBeEmpty();
    // Name, role and company.
    const author = slide.locator('figcaption > span > *');
    await expect(author).toHaveText([/./, /./, /./]);
  }
  const [first, second] = await slides.all();
  const [one, other] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(one?.width).toBe((await viewportOf(quotes).boundingBox())?.width);
  expect(Math.round((other?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0))).toBe(gap);
});

test('advances every interval, and loops', async ({ page }) => {
  const quotes = await openCarousel(page, '/copywritingmain');
  expect(await shown(quotes)).toBe(0);
  await page.clock.runFor(interval - 100);
  expect(await shown(quotes)).toBe(0);
  await page.clock.runFor(3_000);
  expect(await shown(quotes)).toBe(1);
  for (let step = 2; step <= last + 2; step += 1) {
    const place = step % reviews.length;
    await page.clock.runFor(interval);
    await expect.poll(() => shown(quotes)).toBe(place);
    await expect(bullet(quotes, place + 1)).toHaveAttribute('aria-current', 'true');
  }
});

test('moves to the chosen bullet and continues from there a full interval later', async ({
  page,
}) => {
  const quotes = await openCarousel(page, '/copywritingmain');
  await expect(quotes.getByRole('button', { name: /\d$/ })).toHaveCount(reviews.length);
  await page.clock.runFor(3_000);
  await bullet(quotes, 4).click();
  await leave(page, quotes);
  await page.clock.runFor(3_000);
  expect(await shown(quotes)).toBe(3);
  await expect(bullet(quotes, 4)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(1_900);
  expect(await shown(quotes)).toBe(3);
  await page.clock.runFor(2_500);
  expect(await shown(quotes)).toBe(4);
});

test('continues after a bullet is chosen, even with the pointer still over it', async ({
  page,
}) => {
  const quotes = await openCarousel(page, '/copywritingmain');
  await bullet(quotes, 2).click();
  await page.clock.runFor(3_000);
  await settle(quotes);
  expect(await shown(quotes)).toBe(1);
  await page.clock.runFor(interval);
  await expect.poll(() => shown(quotes)).toBe(2);
});

test('focus inside pauses it, as the button says, and Play or leaving continues it', async ({
  page,
}) => {
  const quotes = await openCarousel(page, '/copywritingmain');
  const [pause, play] = [ui.pause, ui.play].map((name) => quotes.getByRole('button', { name }));
  const run = async (time: number) => {
    await settle(quotes);
    await page.clock.runFor(time);
  };
  await bullet(quotes, 1).focus();
  await page.clock.runFor(50);
  await expect(play ?? quotes).toBeVisible();
  await run(3 * interval);
  expect(await shown(quotes)).toBe(0);
  await play?.press('Enter');
  await expect(pause ?? quotes).toBeVisible();
  await run(interval + 2_500);
  await expect.poll(() => shown(quotes)).toBe(1);
  await pause?.press('Enter');
  await run(3 * interval);
  expect(await shown(quotes)).toBe(1);
  await play?.press('Enter');
  await quotes.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
  await page.clock.runFor(50);
  await run(interval + 2_500);
  await expect.poll(() => shown(quotes)).toBe(2);
});

test('responds to keys in both directions, and wraps at the ends', async ({ page }) => {
  const quotes = await openCarousel(page, '/copywritingmain');
  await bullet(quotes, 1).focus();
  await page.clock.runFor(50);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(2_500);
  await expect.poll(() => shown(quotes)).toBe(last);
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(2_500);
  await expect.poll(() => shown(quotes)).toBe(0);
  await settle(quotes);
  await page.clock.runFor(3 * interval);
  expect(await shown(quotes)).toBe(0);
});

test('responds to a swipe', full, async ({ page }) => {
  const quotes = await openCarousel(page, '/copywritingmain');
  const box = await viewportOf(quotes).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + 150];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(x - step * 80, y);
    await page.clock.runFor(16);
  }
  await page.mouse.up();
  await page.clock.runFor(2_500);
  await expect.poll(() => shown(quotes)).toBe(1);
  await leave(page, quotes);
  await page.clock.runFor(interval + 2_500);
  await expect.poll(() => shown(quotes)).toBe(2);
});

test('stops after Pause and continues after Play', async ({ page }) => {
  const quotes = await openCarousel(page, '/copywritingmain');
  await quotes.getByRole('button', { name: ui.pause }).click();
  await leave(page, quotes);
  await page.clock.runFor(4 * interval);
  expect(await shown(quotes)).toBe(0);
  await quotes.getByRole('button', { name: ui.play }).click();
  await leave(page, quotes);
  await page.clock.runFor(interval + 2_500);
  expect(await shown(quotes)).toBe(1);
});

test('under reduced motion, moves only by hand and without sliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const quotes = await openCarousel(page, '/copywritingmain');
  await page.clock.runFor(4 * interval);
  expect(await shown(quotes)).toBe(0);
  await quotes.getByRole('button', { name: ui.next }).click();
  await page.clock.runFor(50);
  await expect.poll(() => shown(quotes)).toBe(1);
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('continues after a tap', full, async ({ page }) => {
    const quotes = await openCarousel(page, '/copywritingmain');
    await bullet(quotes, 3).tap();
    await page.clock.runFor(3_000);
    await expect.poll(() => shown(quotes)).toBe(2);
    await settle(quotes);
    await page.clock.runFor(interval);
    await expect.poll(() => shown(quotes)).toBe(3);
  });
});
