import type { Page } from '@playwright/test';
import { sampled, ui } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

const { path, words } = sampled;
const sheetOf = (page: Page) =>
  page.getByRole('dialog', { name: `${words.label}: ${words.title}` });
const openerOf = (page: Page) => page.getByRole('button', { name: words.open, exact: true });

async function openSample(page: Page): Promise<void> {
  await page.goto(path);
  await openerOf(page).click();
  await expect(sheetOf(page)).toBeVisible();
}

test('a sample is labelled as one, and opens full size with its text', async ({ page }) => {
  await openSample(page);
  await expect(page.locator('main').getByText(words.label, { exact: true }).first()).toBeVisible();
  const document = sheetOf(page).getByRole('img', { name: words.text });
  await expect(document).toBeVisible();
  await expect
    .poll(() =>
      document.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const close = sheetOf(page).getByRole('button', { name: ui.close });
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheetOf(page)).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
});

test('a press outside closes it', async ({ page }) => {
  await openSample(page);
  await page.mouse.click(5, 450);
  await expect(sheetOf(page)).toBeHidden();
});

test('the picture opens it too', async ({ page }) => {
  await page.goto(path);
  await page.locator('main button[popovertarget] img').first().click();
  await expect(sheetOf(page)).toBeVisible();
});

test('it prints whole, in its place', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(openerOf(page)).toBeHidden();
  const picture = page.locator('main button[popovertarget] img').first();
  const cut = await picture.evaluate(
    (image) =>
      image.getBoundingClientRect().bottom -
      (image.closest('button')?.getBoundingClientRect().bottom ?? 0),
  );
  expect(cut).toBeLessThanOrEqual(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens and closes', async ({ page }) => {
    await openSample(page);
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
  });
});
