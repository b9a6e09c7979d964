import { openForm } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { smallTargets } from './small-targets.ts';

// Every page is measured in every-page.test.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const width of [1440, 390]) {
  test(`the open menu at ${width} px has none either`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/localseo');
    const { toggle, services, panel } = headerOf(page);
    if (width === 390) await toggle.click();
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('the form with errors and with a chosen service has none either', async ({ page }) => {
  await openForm(page, '?item=local-seo:premium');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.locator('#enquiry').getByRole('alert')).toBeFocused();
  expect(await smallTargets(page)).toEqual([]);
});
