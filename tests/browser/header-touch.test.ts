import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';

test.use({ hasTouch: true });

test('on a large touch screen a tap opens the panel and a second one closes it', async ({
  page,
}) => {
  const { services, panel } = headerOf(page);
  await page.goto('/localseo');
  await services.tap();
  await expect(panel).toBeVisible();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/localseo');
  await services.tap();
  await expect(panel).toBeHidden();
});

test('a tap outside closes the panel', async ({ page }) => {
  const { services, panel } = headerOf(page);
  await page.goto('/localseo');
  await services.tap();
  await expect(panel).toBeVisible();
  await page.touchscreen.tap(8, 890);
  await expect(panel).toBeHidden();
});
