import type { Page } from '@playwright/test';
import { timing, ui } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

const hero = (page: Page) => page.locator('section').filter({ has: page.locator('h1') });

/** The duration in milliseconds, iterations and state of every animation in the hero. */
function animations(page: Page) {
  return hero(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const timing = animation.effect?.getComputedTiming();
      return {
        duration: timing?.duration,
        isEndless: timing?.iterations === Number.POSITIVE_INFINITY,
        state: animation.playState,
      };
    }),
  );
}

const states = async (page: Page) =>
  new Set((await animations(page)).map((animation) => animation.state));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const tag = viewport.width === 1440 ? [] : ['@full'];
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('the hero pictures loop for ever', async ({ page }) => {
      await page.goto('/');
      const running = await animations(page);
      expect(running.length).toBeGreaterThan(0);
      for (const animation of running) {
        expect(animation).toEqual({
          duration: timing.heroColumnCycle,
          isEndless: true,
          state: 'running',
        });
      }
    });

    test('Pause stops them until pressed again', async ({ page }) => {
      await page.goto('/');
      const pause = hero(page).getByRole('checkbox', { name: ui.pause });
      await pause.check();
      await expect.poll(() => states(page)).toEqual(new Set(['paused']));
      await pause.press('Space');
      await expect(pause).not.toBeChecked();
      await expect.poll(() => states(page)).toEqual(new Set(['running']));
    });

    test('nothing moves under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      expect(await animations(page)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
}

test('the pictures stop under the pointer', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(1200, 500);
  await expect.poll(() => states(page)).toEqual(new Set(['paused']));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Pause stops them too', async ({ page }) => {
    await page.goto('/');
    await hero(page).getByRole('checkbox', { name: ui.pause }).check();
    await expect.poll(() => states(page)).toEqual(new Set(['paused']));
  });
});

test('under reduced motion the pictures can be scrolled on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const [first, last] = [
    hero(page).locator('img').first(),
    hero(page).locator('img:visible').last(),
  ];
  await first.hover();
  await expect(last).not.toBeInViewport();
  await page.mouse.wheel(5_000, 0);
  await expect(last).toBeInViewport();
});
