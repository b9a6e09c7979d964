import { otherPackaged, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';

test.use({ javaScriptEnabled: false });

test('on a large screen the links work, and hovering shows the panel', async ({ page }) => {
  const { services, panel } = headerOf(page);
  await page.goto(packaged.path);
  await services.hover();
  await expect(panel).toBeVisible();
  await panel.locator(`a[href="${otherPackaged.path}"]`).click();
  await expect(page).toHaveURL(otherPackaged.path);
  await services.click();
  await expect(page).toHaveURL('/services');
});

test('by keyboard, the Services link leads to all services', async ({ page }) => {
  const { services } = headerOf(page);
  await page.goto(packaged.path);
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the hamburger opens and closes the menu, and its links work', async ({ page }) => {
    const { menu, services, toggle } = headerOf(page);
    await page.goto(packaged.path);
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(services).toBeVisible();
    await toggle.tap();
    await expect(menu).toBeHidden();
    await toggle.tap();
    await services.tap();
    await expect(page).toHaveURL('/services');
  });
});
