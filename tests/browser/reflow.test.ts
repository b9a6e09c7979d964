import { openForm } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { overflow } from './overflow.ts';

// Every page is measured in every-page.test.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the open menu fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/localseo');
  const { toggle, services, panel, menu } = headerOf(page);
  await toggle.click();
  await services.click();
  await expect(panel).toBeVisible();
  expect(await overflow(page)).toEqual({ sideways: 0, cut: [] });
  expect(await menu.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
});

test('the form with its errors fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, '?item=end-to-end-sourcing-support');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.locator('#enquiry').getByRole('alert')).toBeFocused();
  expect(await overflow(page)).toEqual({ sideways: 0, cut: [] });
});
