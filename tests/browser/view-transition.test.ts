import type { Page } from '@playwright/test';
import { z } from 'zod';
import { menuLabel, packaged, there } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';

const arrival = z.object({
  isTransition: z.boolean(),
  /** Start and end positions and sizes of elements with a transition name. */
  kept: z.array(z.object({ part: z.string(), places: z.array(z.string()) })),
});

/** Follows the menu link from the middle of one page to another. */
function follow(page: Page) {
  return arrive(page, packaged.path, '/blogs', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    await headerOf(page)
      .menu.getByRole('link', { name: menuLabel('/blogs'), exact: true })
      .click();
  });
}

/** Goes from one page to another, and returns how the new page came into view. */
async function arrive(
  page: Page,
  from: string,
  to: string,
  go: () => Promise<void>,
): Promise<z.infer<typeof arrival>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const kept = document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect)
        .map((effect) => ({
          part: effect.pseudoElement ?? '',
          places: effect
            .getKeyframes()
            .map(({ transform, width, height }) => [transform, width, height].join(' ')),
        }))
        .filter(({ part }) => part.startsWith('::view-transition-group'));
      document.documentElement.dataset['arrival'] = JSON.stringify({
        isTransition: Boolean(viewTransition),
        kept,
      });
    });
  });
  await page.goto(from);
  await go();
  await expect(page).toHaveURL(to);
  const root = page.locator('[data-arrival]');
  await expect(root).toBeAttached();
  return arrival.parse(JSON.parse((await root.getAttribute('data-arrival')) ?? ''));
}

// On a busy machine, parts of a page that haven't been parsed by the first paint only fade in, so
// this is retried.
test('one page transitions to the next, and the header does not move', async ({ page }) => {
  await expect(async () => {
    const { isTransition, kept } = await follow(page);
    expect(isTransition).toBe(true);
    const header = kept.find(({ part }) => part === '::view-transition-group(site-header)');
    const { width } = page.viewportSize() ?? {};
    const height = await page.getByRole('banner').evaluate((element) => element.clientHeight);
    const place = `matrix(1, 0, 0, 1, 0, 0) ${width}px ${height}px`;
    expect(header?.places).toEqual([place, place]);
  }).toPass();
});

test('under reduced motion there is no transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await follow(page)).toEqual({ isTransition: false, kept: [] });
});

for (const from of ['/services', packaged.path]) {
  const tag = from === '/services' ? [] : ['@full'];
  test(`${from}: the picture on the pressed card becomes the picture on its page`, {
    tag,
  }, async ({ page }) => {
    await expect(async () => {
      const card = page.locator('main [data-card][data-morphs]').last();
      await page.goto(from);
      const to = there((await card.getAttribute('href')) ?? undefined);
      const { isTransition, kept } = await arrive(page, from, to, () => card.click());
      expect(isTransition).toBe(true);
      const picture = kept.find(({ part }) => part === '::view-transition-group(pressed-picture)');
      expect(new Set(picture?.places).size).toBe(2);
    }).toPass();
  });
}
