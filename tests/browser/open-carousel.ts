import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { settle, stopClock } from './stopped-clock.ts';

/** The carousels of a page, or of a part of it. */
export function carouselsOf(place: Page | Locator): Locator {
  return place.locator('[aria-roledescription="carousel"]');
}

/** What its script moves. */
export function trackOf(carousel: Locator): Locator {
  return carousel.locator('[data-track]');
}

/** The frame in which the track is seen. */
export function viewportOf(carousel: Locator): Locator {
  return trackOf(carousel).locator('..');
}

/** A carousel of a page, the first unless told otherwise: in view, live, and its time stopped. */
export async function openCarousel(page: Page, path: string, place = 0): Promise<Locator> {
  await stopClock(page);
  await page.goto(path);
  const carousel = carouselsOf(page).nth(place);
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel).toHaveAttribute('data-live');
  await page.mouse.move(0, 0);
  await settle(carousel);
  return carousel;
}
