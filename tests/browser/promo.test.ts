import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { readContent } from './read-content.ts';
import { settle, stopClock } from './stopped-clock.ts';

const { promo } = readContent(
  'site/offers.yaml',
  z.object({ promo: z.object({ percent: z.number(), until: z.iso.date() }) }),
);
const discount = `${promo.percent}%`;
const beforeTheEnd = new Date('2025-06-01T09:00:00Z');

test.use({ promo: 'new' });

/** A fresh home page with stopped time, in which nothing but the three seconds is missing. */
async function openHome(page: Page, at?: Date) {
  await stopClock(page, at);
  await listening(page, () => page.goto('/'));
  return page.getByRole('dialog');
}

/** Loads a page and waits for the dialog's script, which comes after the first paint. */
async function listening(page: Page, load: () => Promise<unknown>) {
  const script = page.waitForResponse(/HomePromo/);
  await load();
  await script;
  await settle(page.locator('body'));
}

test('opens three seconds after the page has loaded, and not before', async ({ page }) => {
  const dialog = await openHome(page);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(2_850);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(150);
  await expect(dialog).toBeVisible();
});

test('is a named dialog that takes the focus and keeps it from the page', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(3_000);
  await expect(dialog).toHaveAccessibleName(/./);
  const focused = () =>
    dialog.evaluate((element) => {
      // After the last control of a dialog come the browser's own; the page has no focus then.
      if (document.activeElement === document.body) return 'browser';
      return element.contains(document.activeElement) ? 'dialog' : 'page';
    });
  expect(await focused()).toBe('dialog');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('page');
  }
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  const dialog = await openHome(page);
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  await page.clock.runFor(3_000);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('the close buttons close it', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(3_000);
  const closes = dialog.getByRole('button', { name: 'Close' });
  await expect(closes).toHaveCount(2);
  await closes.first().click();
  await expect(dialog).toBeHidden();
});

test('a press outside closes it, a press inside does not', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(3_000);
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 860);
  await expect(dialog).toBeHidden();
});

test('comes once a session', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(3_000);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(dialog).toBeHidden();

  await listening(page, () => page.reload());
  await page.clock.runFor(20_000);
  await expect(dialog).toBeHidden();
});

test('its order link leads to the enquiry form', async ({ page }) => {
  const dialog = await openHome(page);
  await page.clock.runFor(3_000);
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(/\/aboutus/);
});

test('names the discount while the offer runs', async ({ page }) => {
  const dialog = await openHome(page, beforeTheEnd);
  await page.clock.runFor(3_000);
  await expect(dialog).toContainText(discount, { useInnerText: true });
  await expect(dialog.getByRole('heading')).toContainText(discount);
});

test('still names it on the last day', async ({ page }) => {
  const dialog = await openHome(page, new Date(`${promo.until}T23:59:00Z`));
  await page.clock.runFor(3_000);
  await expect(dialog).toContainText(discount, { useInnerText: true });
});

for (const [name, at] of [
  ['on the day after', new Date(Date.parse(promo.until) + 24 * 60 * 60 * 1000)],
  ['today', new Date()],
] as const) {
  test(`claims no ended discount ${name}`, async ({ page }) => {
    const dialog = await openHome(page, at);
    await page.clock.runFor(3_000);
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toContainText('%', { useInnerText: true });
  });
}

test('the line in the Services panel follows the same rule', async ({ page }) => {
  const line = page.locator('#services-panel .panel-promo');
  await stopClock(page, new Date());
  await page.goto('/');
  await expect(line).not.toContainText('%');
});
