import { content, labels, packaged, there } from '../content/today.ts';
import { openForm } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { overflow } from './overflow.ts';

const longestNamed = there(
  content.services.toSorted((one, other) => other.data.name.length - one.data.name.length)[0],
).slug;

// Every page is measured in every-page.test.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the open menu fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(packaged.path);
  const { toggle, services, panel, menu } = headerOf(page);
  await toggle.click();
  await services.click();
  await expect(panel).toBeVisible();
  expect(await overflow(page)).toEqual({ sideways: 0, cut: [] });
  expect(await menu.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
});

test('the form with its errors fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, `?item=${longestNamed}`);
  await page.getByRole('button', { name: labels.submit }).click();
  await expect(page.locator('#enquiry').getByRole('alert')).toBeFocused();
  expect(await overflow(page)).toEqual({ sideways: 0, cut: [] });
});
