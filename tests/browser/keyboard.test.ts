import type { Page } from '@playwright/test';
import { openForm } from './enquiries.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

type Stop = { name: string; hasRing: boolean; isHidden: boolean };

/**
 * Where the focus is now; null where it has left the page. `between` where it has not arrived at
 * another stop: Firefox stops at every frame, and tells so only when the frame's process has answered.
 */
function currentStop(page: Page): Promise<Stop | 'between' | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    if (element instanceof HTMLIFrameElement) return 'between';
    if (element === Reflect.get(window, 'lastStop')) return 'between';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const header = document.querySelector('.site-header');
    const headerEnd = header?.getBoundingClientRect().bottom ?? 0;
    const isBehindHeader = !header?.contains(element) && box.bottom <= headerEnd;
    const isOutside = box.bottom <= 0 || box.top >= innerHeight;
    Reflect.set(window, 'lastStop', element);
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return {
      name: (name || element.getAttribute('name') || element.tagName).slice(0, 60),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isHidden: !element.matches('.skip-link') && (isBehindHeader || isOutside || box.width === 0),
    };
  });
}

/** Every stop until the focus leaves the page, or until the one with the name `end`. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end?: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) return stops;
    if (stop !== 'between') stops.push(stop);
    if (end && stops.at(-1)?.name === end) return stops;
  }
  throw new Error(`The focus never leaves the page; it ends with ${stops.at(-1)?.name}.`);
}

for (const { path, width } of [
  { path: '/', width: 1440 },
  { path: '/', width: 390 },
  { path: '/localseo', width: 1440 },
  { path: '/services', width: 1440 },
  { path: '/aboutus', width: 390 },
]) {
  test(`${path} at ${width} px: every stop is seen, and none is a trap`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    // Islands come alive in view, and their controls with them.
    for (const carousel of await page.locator('.carousel').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-live');
    }
    await page.evaluate(() => scrollTo(0, 0));
    const forth = await walk(page, 'Tab');
    expect(forth.filter(({ hasRing }) => !hasRing)).toEqual([]);
    expect(forth.filter(({ isHidden }) => isHidden)).toEqual([]);

    // From the last stop, since browsers differ in where the focus is when it has left the page.
    await page.evaluate(() => Reflect.get(window, 'lastStop').focus());
    const back = await walk(page, 'Shift+Tab', forth[0]?.name);
    expect(back.filter(({ isHidden }) => isHidden)).toEqual([]);
    const names = forth.map(({ name }) => name).reverse();
    expect(back.map(({ name }) => name)).toEqual(names.slice(1));
  });
}

test('the skip link is the first stop, is seen there, and leads to the content', async ({
  page,
}) => {
  await page.goto('/localseo');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  const box = await skip.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() =>
    document.querySelector('main')?.contains(document.activeElement),
  );
  expect(isInMain).toBe(true);
});

for (const { width, order } of [
  {
    width: 1440,
    order: ['Growth Hub', 'Home', 'Services', 'Knowledge Hub', 'Contact Us', /^Order Now/],
  },
  { width: 390, order: ['Growth Hub', /^Order Now/, 'Toggle navigation menu'] },
]) {
  test(`at ${width} px the stops of the header are in the order that is seen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/localseo');
    await page.keyboard.press('Tab');
    const edges: number[] = [];
    for (const name of order) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveAccessibleName(name);
      edges.push((await focused.boundingBox())?.x ?? Number.NaN);
    }
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
  });
}

test('the whole enquiry form can be filled in by keyboard', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('First Name').focus();
  for (const text of ['Priya', 'Shah', 'priya@shop.example', '+44 20 7946 0018']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('select[name="service"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('We would like to be found.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /GH-/ })).toBeVisible();
});
