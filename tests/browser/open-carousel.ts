import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { settle, stopClock } from './stopped-clock.ts';

/** The carousels on a page or in part of it. */
export function carouselsOf(place: Page | Locator): Locator {
  return place.locator('[aria-roledescription="carousel"]');
}

/** The part that a carousel's script moves. */
export function trackOf(carousel: Locator): Locator {
  return carousel.locator('[data-track]');
}

/** The frame through which the track is seen. */
export function viewportOf(carousel: Locator): Locator {
  return trackOf(carousel).locator('..');
}

/**
 * Opens a page with one of its carousels, by default the first, in view and hydrated, and stops
 * time.
 */
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
