import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { settle, stopClock } from './stopped-clock.ts';

/** One carousel of each look, and how long each waits between two steps. */
const carousels = [
  { look: 'strip', path: '/', interval: 3_000 },
  { look: 'strip', path: '/services', interval: 3_000 },
  { look: 'reviews', path: '/technicalseo', interval: 4_000 },
  { look: 'quotes', path: '/copywritingmain', interval: 5_000 },
  { look: 'cards', path: '/productmain', interval: 3_000 },
];

const show = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center' }));

async function open(page: Page, { look, path }: (typeof carousels)[number]): Promise<Locator> {
  await stopClock(page);
  await page.goto(path);
  const carousel = page.locator(`.carousel.${look}`).first();
  await show(carousel);
  await expect(carousel).toHaveAttribute('data-live');
  await page.mouse.move(0, 0);
  await settle(carousel);
  return carousel;
}

/** Where its script has put the slides, whether anybody sees them or not. */
const place = (carousel: Locator) =>
  carousel
    .locator('[data-track]')
    .evaluate((track) => track instanceof HTMLElement && track.style.transform);

/** Whether it moves within as much time as five steps take. */
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

for (const each of carousels) {
  const { look, path, interval } = each;

  test(`${look} of ${path}: stand still out of view, and go on when they are back`, async ({
    page,
  }) => {
    const carousel = await open(page, each);
    expect(await moves(page, carousel, interval)).toBe(true);
    await show(page.getByRole('contentinfo'));
    await expect(carousel).not.toBeInViewport();
    // A step that had begun in view comes to its end.
    await page.clock.runFor(interval);
    expect(await moves(page, carousel, interval)).toBe(false);
    await show(carousel);
    await expect(carousel).toBeInViewport();
    expect(await moves(page, carousel, interval)).toBe(true);
  });

  test(`${look} of ${path}: stand still in a hidden tab, and go on when it is shown`, async ({
    page,
  }) => {
    const carousel = await open(page, each);
    await setHidden(page, true);
    expect(await moves(page, carousel, interval)).toBe(false);
    await setHidden(page, false);
    expect(await moves(page, carousel, interval)).toBe(true);
  });
}
