import type { Locator } from '@playwright/test';
import {
  company,
  labels,
  languages,
  navigation,
  otherLanguage,
  packaged,
  pageLanguage,
  startingWith,
  ui,
} from '../content/today.ts';
import { openForm } from './enquiries.ts';
import { expect, full, test } from './fixtures.ts';
import { openCarousel } from './open-carousel.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the skip link is the first tab stop, is visible, and leads to the content', async ({
  page,
}) => {
  await page.goto(packaged.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: ui.skipLink });
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
    order: [
      company.name,
      ...navigation.main.map(({ label }) => label),
      ui.plan.link,
      startingWith(navigation.order.label),
    ],
  },
  { width: 390, order: [company.name, startingWith(navigation.order.label), ui.toggleMenu] },
]) {
  test(`at ${width} px the tab stops of the header are in visual order`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(packaged.path);
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
  await page.getByLabel(labels.firstName).focus();
  const service = page.locator('select[name="service"]');
  const texts: Record<string, string> = { email: 'priya@shop.example', phone: '+44 20 7946 0018' };
  await expect(async () => {
    const name = await page.locator(':focus').getAttribute('name');
    await page.keyboard.type(texts[name ?? ''] ?? 'Priya');
    await page.keyboard.press('Tab');
    await expect(service).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Tab');
  await page.keyboard.type('We would like to be found.');
  const submit = page.getByRole('button', { name: labels.submit });
  // Tabs past the links in the consent text.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /GH-/ })).toBeVisible();
});

type Chord = Pick<KeyboardEventInit, 'key' | 'altKey' | 'ctrlKey' | 'isComposing'>;

/** Whether the page leaves a key pressed on an element to the browser. */
function isLeftToBrowser(element: Locator, chord: Chord): Promise<boolean> {
  return element.evaluate(
    (node, init) =>
      node.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      ),
    chord,
  );
}

const back = { key: 'ArrowLeft', altKey: true };
const arrow = { key: 'ArrowLeft' };

test('browser shortcuts still work on tabs, before and after hydration', async ({ page }) => {
  await page.goto('/');
  const tab = page.getByRole('tab').first();
  const explorer = page.locator('[data-live]').filter({ has: page.getByRole('tablist') });
  expect(await isLeftToBrowser(tab, back)).toBe(true);
  await expect(explorer).toBeVisible();
  expect(await isLeftToBrowser(tab, back)).toBe(true);
  expect(await isLeftToBrowser(tab, arrow)).toBe(false);
});

test('browser shortcuts still work in a carousel', full, async ({ page }) => {
  const carousel = await openCarousel(page, '/copywritingmain');
  expect(await isLeftToBrowser(carousel, back)).toBe(true);
  expect(await isLeftToBrowser(carousel, arrow)).toBe(false);
});

test('browser shortcuts still work in the language menu', full, async ({ page }) => {
  await page.goto('/productmain');
  await page.getByRole('button', { name: languages.menu.label }).click();
  const letter = otherLanguage.native.charAt(0).toLowerCase();
  const current = page.getByRole('menuitemradio', { name: pageLanguage.native });
  expect(await isLeftToBrowser(current, { key: letter, ctrlKey: true })).toBe(true);
  await expect(current).toBeFocused();
  expect(await isLeftToBrowser(current, { key: letter })).toBe(false);
  await expect(page.getByRole('menuitemradio', { name: otherLanguage.native })).toBeFocused();
});

test('shortcuts of the browser and of other scripts still work in the search', async ({ page }) => {
  await page.goto('/blogs');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  const down = { key: 'ArrowDown' };
  expect(await isLeftToBrowser(field, { ...down, ctrlKey: true })).toBe(true);
  expect(await isLeftToBrowser(field, { ...down, isComposing: true })).toBe(true);
  expect(await isLeftToBrowser(field, down)).toBe(false);
});
