import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { settle, stopClock } from './stopped-clock.ts';

/** A carousel of a look on a page, the first unless told otherwise: in view, live, and its time stopped. */
export async function openCarousel(
  page: Page,
  path: string,
  look: string,
  place = 0,
): Promise<Locator> {
  await stopClock(page);
  await page.goto(path);
  const carousel = page.locator(`.carousel.${look}`).nth(place);
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel).toHaveAttribute('data-live');
  await page.mouse.move(0, 0);
  await settle(carousel);
  return carousel;
}
