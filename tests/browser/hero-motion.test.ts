import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Duration in milliseconds, rounds, axis and state of every animation of a selection. */
function animations(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => element.getAnimations())
      .map((animation) => {
        const timing = animation.effect?.getComputedTiming();
        return {
          duration: timing?.duration,
          isEndless: timing?.iterations === Number.POSITIVE_INFINITY,
          state: animation.playState,
        };
      }),
  );
}

const columns = '.scene-column';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the pictures of the hero go round in 12 s, for ever', async ({ page }) => {
      await page.goto('/');
      const running = await animations(page, columns);
      expect(running.length).toBeGreaterThan(0);
      for (const animation of running) {
        expect(animation).toEqual({ duration: 12_000, isEndless: true, state: 'running' });
      }
    });

    test('Pause stops them, Play starts them', async ({ page }) => {
      await page.goto('/');
      const hero = page.locator('.home-hero');
      const states = async () =>
        new Set((await animations(page, columns)).map((animation) => animation.state));
      await hero.getByRole('button', { name: 'Pause' }).click();
      await expect.poll(states).toEqual(new Set(['paused']));
      await hero.getByRole('button', { name: 'Play' }).click();
      await expect.poll(states).toEqual(new Set(['running']));
    });

    test('nothing moves under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      expect(await animations(page, columns)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
}

test('the pictures stop under the pointer', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(1200, 500);
  await expect
    .poll(async () => new Set((await animations(page, columns)).map(({ state }) => state)))
    .toEqual(new Set(['paused']));
});
