import type { Locator, Page } from '@playwright/test';
import { promoWords } from '../../site/lib/promo-words.ts';
import { packaged, timing, ui } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { onTheLastDay, openings, promo, standing, theDayAfter, whileItRuns } from './offer.ts';
import { settle, stopClock } from './stopped-clock.ts';

const discount = `${promo.percent}%`;
const { during, after } = promoWords(promo);
const lines = { during: during.menuLine, after: after.menuLine };

test.use({ promo: 'new' });

/** Opens the home page with time stopped, so that only the delay has yet to pass. */
async function openHome(page: Page, at = whileItRuns) {
  await stopClock(page, at);
  await listening(page, () => page.goto('/'));
  return page.getByRole('dialog');
}

/** The dialog ignores presses right after it has opened. */
async function untilPressable(dialog: Locator) {
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map((it) => it.finished)));
}

/** Loads a page and waits until its scripts have run. */
async function listening(page: Page, load: () => Promise<unknown>) {
  await load();
  await settle(page.locator('body'));
}

test('opens a few seconds after the page has loaded, and not before', async ({ page }) => {
  const dialog = await openHome(page);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(timing.promoDelay - 150);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(150);
  await expect(dialog).toBeVisible();
});

test('is a named dialog that takes focus and keeps it from the page', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog).toHaveAccessibleName(/./);
  const focused = () =>
    dialog.evaluate((element) => {
      // After the dialog's last control, focus moves to the browser's own, and nothing in the page
      // has it.
      if (document.activeElement === document.body) return 'browser';
      return element.contains(document.activeElement) ? 'dialog' : 'page';
    });
  expect(await focused()).toBe('dialog');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('page');
  }
});

test('Escape closes it and returns the focus', async ({ page }) => {
  const dialog = await openHome(page);
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test(
  'when closed before anything had focus, it leaves focus at the start of the content',
  full,
  async ({ page }) => {
    const dialog = await openHome(page);
    await page.clock.runFor(timing.promoDelay);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :is(a, button)').first()).toBeFocused();
  },
);

test('a press right after it has opened does nothing, and a later one does', async ({ page }) => {
  // Holds the moment after opening.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function hold(...args) {
      const animation = animate.apply(this, args);
      if (this instanceof HTMLDialogElement) animation.pause();
      return animation;
    };
  });
  const dialog = await openHome(page);
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog).toBeVisible();
  const order = dialog.locator('[data-button]').first();
  const box = await order.boundingBox();
  if (!box) throw new Error('The order button has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await dialog.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await order.click();
  await expect(page).toHaveURL(/\/aboutus/);
});

test('waits while the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openHome(page);
  const menu = page.getByRole('navigation').first();
  await page.getByRole('button', { name: ui.toggleMenu }).click();
  await expect(menu).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(menu).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(dialog).toBeVisible();
});

for (const width of [320, 390, 1440]) {
  for (const { state, at } of openings) {
    const tag = width === 320 ? [] : ['@full'];
    test(`a tap on the cross closes it at ${width} px, ${state}`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const dialog = await openHome(page, at);
      await page.clock.runFor(timing.promoDelay);
      await expect(dialog).toBeVisible();
      await untilPressable(dialog);
      const cross = await dialog.getByRole('button', { name: ui.close }).first().boundingBox();
      if (!cross) throw new Error('The cross has no box.');
      await page.mouse.click(cross.x + cross.width / 2, cross.y + cross.height / 2);
      await expect(dialog).toBeHidden();
    });
  }
}

test('the close buttons close it', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(timing.promoDelay);
  const closes = dialog.locator('[data-close]');
  await expect(closes).toHaveCount(2);
  await closes.first().click();
  await expect(dialog).toBeHidden();
});

test('a press outside closes it, and a press inside does not', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(timing.promoDelay);
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  // Selects text by dragging from inside to outside.
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(20, 860);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 860);
  await expect(dialog).toBeHidden();
});

test('opens on every load until it has been closed once', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog).toBeVisible();
  await listening(page, () => page.reload());
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(dialog).toBeHidden();

  await listening(page, () => page.reload());
  await page.clock.runFor(20_000);
  await expect(dialog).toBeHidden();
});

test('its order link leads to the enquiry form, and it does not open again', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(timing.promoDelay);
  await dialog.getByRole('link', { name: promo.action }).click();
  await expect(page).toHaveURL(/\/aboutus/);
  await listening(page, () => page.goto('/'));
  await page.clock.runFor(20_000);
  await expect(dialog).toBeHidden();
});

test('shows the discount while the offer runs', async ({ page }) => {
  const dialog = await openHome(page, whileItRuns);
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog).toContainText(discount, { useInnerText: true });
  await expect(dialog.getByRole('heading')).toContainText(discount);
});

test('still shows it on the last day', full, async ({ page }) => {
  const dialog = await openHome(page, onTheLastDay);
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog).toContainText(discount, { useInnerText: true });
});

test('without standing offers, it stays away on the day after', async ({ page }) => {
  test.skip(standing.length > 0, 'there are standing offers');
  const dialog = await openHome(page, theDayAfter);
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog).toBeHidden();
});

test('shows the standing offers on the day after, and no discount that has ended', async ({
  page,
}) => {
  test.skip(standing.length === 0, 'no standing offers');
  const dialog = await openHome(page, theDayAfter);
  await page.clock.runFor(timing.promoDelay);
  await expect(dialog.getByRole('heading')).toHaveText(promo.after.title);
  const offers = dialog.getByRole('listitem');
  await expect(offers).toHaveCount(standing.length);
  await expect(offers.getByRole('link')).toHaveText(standing);
  const percentages = (await dialog.innerText()).match(/\d+%/g);
  expect(percentages).toEqual(standing.map((text) => text.match(/\d+%/)?.[0]));
});

test('a standing offer leads to its page', full, async ({ page }) => {
  test.skip(standing.length === 0, 'no standing offers');
  const dialog = await openHome(page, theDayAfter);
  await page.clock.runFor(timing.promoDelay);
  const offer = dialog.getByRole('listitem').getByRole('link').first();
  const words = await offer.innerText();
  await offer.click();
  await expect(page).not.toHaveURL('/');
  await expect(page.getByRole('main')).toContainText(words);
});

for (const [state, at, words, other] of [
  ['on the last day', onTheLastDay, lines.during, lines.after],
  ['on the day after', theDayAfter, lines.after, lines.during],
] as const) {
  test(`the line in the Services panel follows the clock, ${state}`, async ({ page }) => {
    await page.clock.setFixedTime(at);
    await page.goto(packaged.path);
    const { services, panel } = headerOf(page);
    await services.hover();
    await expect(panel).toContainText(words);
    await expect(panel).not.toContainText(other);
  });
}
