import { labels, orderQuery, packaged } from '../content/today.ts';
import { openForm } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { smallTargets } from './small-targets.ts';

// Every page is measured in every-page.test.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const width of [1440, 390]) {
  test(`the open menu at ${width} px has no small targets`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(packaged.path);
    const { toggle, services, panel } = headerOf(page);
    if (width === 390) await toggle.click();
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('the form with errors and a selected service has no small targets', async ({ page }) => {
  await openForm(page, orderQuery);
  await page.getByRole('button', { name: labels.submit }).click();
  await expect(page.locator('#enquiry').getByRole('alert')).toBeFocused();
  expect(await smallTargets(page)).toEqual([]);
});
