import type { Locator } from '@playwright/test';
import { fillWords } from '../../contract/fill-words.ts';
import { content, pageLanguage, timing, ui } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { carouselsOf, openCarousel, trackOf, viewportOf } from './open-carousel.ts';
import { settle } from './stopped-clock.ts';

const { sourcingInterval: interval, sourcingStepPixels: step, sourcingCardPixels: card } = timing;
const reviews = content.testimonials
  .filter(({ slug }) => slug.startsWith('sourcing-'))
  .flatMap(({ data }) => data.reviews);

/** How far the cards have moved, in pixels. */
const shift = (cards: Locator) =>
  trackOf(cards).evaluate((track) =>
    Math.abs(Math.round(new DOMMatrix(getComputedStyle(track).transform).m41)),
  );

for (const [place, name] of ['English', 'Chinese'].entries()) {
  for (const width of [1440, 390]) {
    const tag = (name === 'English') === (width === 1440) ? [] : ['@full'];
    test(`${name} reviews advance step by step and jump back at ${width} px`, { tag }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const cards = await openCarousel(page, '/productmain', place);
      const end = await viewportOf(cards).evaluate((viewport) => {
        const last = viewport.querySelector('[data-slide]:last-child');
        const edge = Number.parseFloat(getComputedStyle(viewport).paddingInlineStart);
        return Math.round(
          (last?.getBoundingClientRect().right ?? 0) + edge - document.documentElement.clientWidth,
        );
      });
      expect(await shift(cards)).toBe(0);
      await page.clock.runFor(interval - 100);
      expect(await shift(cards)).toBe(0);
      await page.clock.runFor(2_000);
      expect(await shift(cards)).toBe(step);
      for (let steps = 2; step * steps < end; steps += 1) {
        await page.clock.runFor(interval);
        expect(await shift(cards)).toBe(step * steps);
      }
      await page.clock.runFor(interval);
      expect(Math.abs((await shift(cards)) - end)).toBeLessThan(3);
      await page.clock.runFor(interval);
      expect(await shift(cards)).toBe(0);
      await expect(cards.locator('[data-slide]').first()).toHaveCSS('width', `${card}px`);
    });
  }
}

test('gives the rating of every card as text', async ({ page }) => {
  await page.goto('/productmain');
  const cards = carouselsOf(page).locator('[data-slide]');
  await expect(cards).toHaveCount(reviews.length);
  for (const [index, { rating }] of reviews.entries()) {
    const said = fillWords(ui.rating, { score: rating, outOf: 5 });
    await expect(cards.nth(index).getByRole('img', { name: said })).toBeAttached();
  }
});

test('marks up the language of each text', async ({ page }) => {
  await page.goto('/productmain');
  const [english, chinese] = await carouselsOf(page).all();
  await expect(english?.locator('[lang]') ?? page.locator('x')).toHaveCount(0);
  for (const text of (await chinese?.locator('blockquote p').all()) ?? []) {
    const words = (await text.textContent()) ?? '';
    const lang = await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(lang).toBe(/\p{Script=Han}/u.test(words) ? 'zh-CN' : 'en');
  }
});

test('each review in another language has its translation below', async ({ page }) => {
  await page.goto('/productmain');
  const foreign = page.locator('[data-slide]:has(blockquote[lang])');
  const { length } = reviews.filter(({ lang }) => lang);
  await expect(foreign).toHaveCount(length);
  await expect(foreign.locator(`p + p[lang="${pageLanguage.code}"]`)).toHaveCount(length);
});

test('stops while paused or hovered, and under reduced motion', async ({ page }) => {
  const cards = await openCarousel(page, '/productmain');
  await cards.locator('[data-slide]').first().hover();
  await page.clock.runFor(100);
  await settle(cards);
  await page.clock.runFor(4 * interval);
  expect(await shift(cards)).toBe(0);
  await cards.getByRole('button', { name: ui.pause }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(100);
  await settle(cards);
  await page.clock.runFor(4 * interval);
  expect(await shift(cards)).toBe(0);
  await cards.getByRole('button', { name: ui.play }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.clock.runFor(100);
  await settle(cards);
  await page.clock.runFor(4 * interval);
  expect(await shift(cards)).toBe(0);
});

test('responds to its buttons and the arrow keys', async ({ page }) => {
  const cards = await openCarousel(page, '/productmain');
  await cards.getByRole('button', { name: ui.next }).focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(1_500);
  expect(await shift(cards)).toBe(step);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(1_500);
  expect(await shift(cards)).toBe(0);
  await cards.getByRole('button', { name: ui.previous }).click();
  await page.clock.runFor(1_500);
  expect(await shift(cards)).toBeGreaterThan(step);
});
