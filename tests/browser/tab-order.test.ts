import type { Page } from '@playwright/test';
import { planPath } from '../../contract/paths.ts';
import { everyLine } from '../../contract/plan.ts';
import { articlePage, catalogue, packaged } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { carouselsOf } from './open-carousel.ts';
import { missing, openKind, pageKinds } from './page-kinds.ts';
import { type Stop, walk } from './tab-stops.ts';

test.use({ expectedErrors: [/status of (404|415)/] });

const whole = [
  { path: '/', width: 1440 },
  { path: '/', width: 390 },
  { path: packaged.path, width: 1440 },
  { path: '/services', width: 1440 },
  { path: '/aboutus', width: 390 },
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Scrolls to each carousel, because islands and their controls are only hydrated in view. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await openKind(page, path);
  if (path === missing) await expect(page.locator('[data-nearest="shown"]')).toBeVisible();
  for (const carousel of await carouselsOf(page).all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-live');
  }
  await page.evaluate(() => scrollTo(0, 0));
}

function expectSound(forth: Stop[], back: Stop[]): void {
  expect(forth.filter(({ hasRing }) => !hasRing)).toEqual([]);
  expect(forth.filter(({ isBackwards }) => isBackwards)).toEqual([]);
  expect([...forth, ...back].filter(({ isHidden }) => isHidden)).toEqual([]);
  const names = forth.map(({ name }) => name).reverse();
  expect(back.map(({ name }) => name)).toEqual(names.slice(1));
}

for (const { path, width } of whole) {
  const tag = width === 1440 ? ['@full'] : [];
  test(`${path} at ${width} px: every tab stop is visible, and none traps the focus`, {
    tag,
  }, async ({ page }) => {
    await open(page, path, width);
    const forth = await walk(page, 'Tab');
    // Starts again from the last stop, because browsers differ in where focus goes after the page.
    await page.evaluate(() => Reflect.get(window, 'lastStop').focus());
    const back = await walk(page, 'Shift+Tab', ({ name }) => name === forth[0]?.name);
    expectSound(forth, back);
  });
}

const others = pageKinds.filter((kind) => whole.every(({ path }) => path !== kind));

others.forEach((path, place) => {
  // The widths alternate: what differs between them is in templates that pages share.
  const width = place % 2 === 0 ? 1440 : 390;
  test(
    `${path} at ${width} px: every tab stop in its content is visible and in page order`,
    full,
    async ({ page }) => {
      await open(page, path, width);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const forth = await walk(page, 'Tab', ({ isInMain }) => !isInMain);
      const back = await walk(page, 'Shift+Tab', ({ name }) => name === forth[0]?.name);
      expectSound(forth, back);
    },
  );
});

const planned = everyLine(catalogue).map(({ item }) => item);
const stickyPages = {
  '/': '/',
  [articlePage]: articlePage,
  '/plan': '/plan',
  'a plan': planPath(planned),
};

/**
 * Scrolls until the controls in sticky boxes are behind the header, and focuses them. At the end of
 * its container, a sticky box scrolls with the page.
 */
function focusBehindHeader(page: Page): Promise<{ name: string; isSeen: boolean }[]> {
  return page.evaluate(() => {
    const headerEnd = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    const isBehind = (element: Element) => element.getBoundingClientRect().bottom <= headerEnd;
    const isSticky = (element: Element) => {
      const { position, top } = getComputedStyle(element);
      return position === 'sticky' && top !== 'auto';
    };
    const controls = [...document.querySelectorAll('main *')]
      .filter(isSticky)
      .flatMap((box) => [...box.querySelectorAll<HTMLElement>('a, button, input, summary')]);
    return controls.flatMap((control) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      control.scrollIntoView({ behavior: 'instant' });
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const { bottom } = control.getBoundingClientRect();
      scrollBy({ top: bottom - headerEnd + 1, behavior: 'instant' });
      if (!control.checkVisibility() || !isBehind(control)) return [];
      control.focus();
      return [{ name: control.ariaLabel ?? control.innerText, isSeen: !isBehind(control) }];
    });
  });
}

for (const [name, path] of Object.entries(stickyPages)) {
  test(`${name}: focus in a sticky box is never behind the header`, full, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(path);
    const focused = await focusBehindHeader(page);
    expect(focused.length).toBeGreaterThan(0);
    expect(focused.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });
}
