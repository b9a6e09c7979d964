import type { Locator, Page } from '@playwright/test';
import { reviewed, timing } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { openCarousel, trackOf } from './open-carousel.ts';
import { settle } from './stopped-clock.ts';

/** One carousel of each kind, with the interval between its steps. */
const carousels = [
  { kind: 'strip', path: '/', interval: timing.stripInterval },
  { kind: 'strip', path: '/services', interval: timing.stripInterval },
  { kind: 'reviews', path: reviewed.path, interval: timing.seoTestimonialInterval },
  { kind: 'quotes', path: '/copywritingmain', interval: timing.copywritingInterval },
  { kind: 'cards', path: '/productmain', interval: timing.sourcingInterval },
];

const show = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** Where the carousel's script has moved the slides, whether or not they are visible. */
const place = (carousel: Locator) =>
  trackOf(carousel).evaluate((track) => track instanceof HTMLElement && track.style.transform);

/** Whether the carousel moves during the time that five steps take. */
async function moves(page: Page, carousel: Locator, interval: number): Promise<boolean> {
  await settle(carousel);
  const before = await place(carousel);
  for (let step = 1; step <= 5; step += 1) {
    await page.clock.runFor(interval);
    if ((await place(carousel)) !== before) return true;
  }
  return false;
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

for (const { kind, path, interval } of carousels) {
  const tag = kind === 'reviews' ? [] : ['@full'];
  test(`${kind} on ${path}: paused out of view, resumed when back in view`, {
    tag,
  }, async ({ page }) => {
    const carousel = await openCarousel(page, path);
    expect(await moves(page, carousel, interval)).toBe(true);
    await show(page.getByRole('contentinfo'));
    await expect(carousel).not.toBeInViewport();
    // A step that began in view is completed.
    await page.clock.runFor(interval);
    expect(await moves(page, carousel, interval)).toBe(false);
    await show(carousel);
    await expect(carousel).toBeInViewport();
    expect(await moves(page, carousel, interval)).toBe(true);
  });

  test(`${kind} on ${path}: paused in a hidden tab, resumed when it is shown`, {
    tag,
  }, async ({ page }) => {
    const carousel = await openCarousel(page, path);
    await setHidden(page, true);
    expect(await moves(page, carousel, interval)).toBe(false);
    await setHidden(page, false);
    expect(await moves(page, carousel, interval)).toBe(true);
  });
}
