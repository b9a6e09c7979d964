import type { Locator } from '@playwright/test';
import { readContent } from '../../tools/content/read.ts';
import { root } from '../../tools/run.ts';
import { expect, test } from './fixtures.ts';
import { carouselsOf, openCarousel, trackOf, viewportOf } from './open-carousel.ts';
import { settle } from './stopped-clock.ts';

const interval = 3_000;
const reviews = readContent(root)
  .content.testimonials.filter(({ slug }) => slug.startsWith('sourcing-'))
  .flatMap(({ data }) => data.reviews);

/** How far the cards have gone, in pixels. */
const shift = (cards: Locator) =>
  trackOf(cards).evaluate((track) =>
    Math.abs(Math.round(new DOMMatrix(getComputedStyle(track).transform).m41)),
  );

for (const [place, name] of ['English', 'Chinese'].entries()) {
  for (const width of [1440, 390]) {
    test(`${name} reviews go 350 px every 3 s and jump back at ${width} px`, async ({ page }) => {
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
      expect(await shift(cards)).toBe(350);
      for (let step = 2; 350 * step < end; step += 1) {
        await page.clock.runFor(interval);
        expect(await shift(cards)).toBe(350 * step);
      }
      await page.clock.runFor(interval);
      expect(Math.abs((await shift(cards)) - end)).toBeLessThan(3);
      await page.clock.runFor(interval);
      expect(await shift(cards)).toBe(0);
      await expect(cards.locator('[data-slide]').first()).toHaveCSS('width', '300px');
    });
  }
}

test('shows five stars of five on every card', async ({ page }) => {
  await page.goto('/productmain');
  const cards = carouselsOf(page).locator('[data-slide]');
  const count = await cards.count();
  expect(count).toBe(reviews.length);
  await expect(cards.getByRole('img', { name: '5 out of 5' })).toHaveCount(count);
});

test('names the language of each text', async ({ page }) => {
  await page.goto('/productmain');
  const [english, chinese] = await carouselsOf(page).all();
  await expect(english?.locator('[lang]') ?? page.locator('x')).toHaveCount(0);
  for (const text of (await chinese?.locator('blockquote p').all()) ?? []) {
    const words = (await text.textContent()) ?? '';
    const lang = await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(lang).toBe(/\p{Script=Han}/u.test(words) ? 'zh-CN' : 'en');
  }
  await expect(chinese?.locator('blockquote p[lang="en"]') ?? page.locator('x')).toHaveCount(3);
  await expect(chinese?.locator('figcaption[lang="zh-CN"]') ?? page.locator('x')).toHaveCount(5);
});

test('stands still while paused, hovered, and under reduced motion', async ({ page }) => {
  const cards = await openCarousel(page, '/productmain');
  await cards.locator('[data-slide]').first().hover();
  await page.clock.runFor(100);
  await settle(cards);
  await page.clock.runFor(4 * interval);
  expect(await shift(cards)).toBe(0);
  await cards.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(100);
  await settle(cards);
  await page.clock.runFor(4 * interval);
  expect(await shift(cards)).toBe(0);
  await cards.getByRole('button', { name: 'Play' }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.clock.runFor(100);
  await settle(cards);
  await page.clock.runFor(4 * interval);
  expect(await shift(cards)).toBe(0);
});

test('obeys its buttons and the arrow keys', async ({ page }) => {
  const cards = await openCarousel(page, '/productmain');
  await cards.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(1_500);
  expect(await shift(cards)).toBe(350);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(1_500);
  expect(await shift(cards)).toBe(0);
  await cards.getByRole('button', { name: 'Previous' }).click();
  await page.clock.runFor(1_500);
  expect(await shift(cards)).toBeGreaterThan(350);
});
