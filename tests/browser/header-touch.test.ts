import { packaged } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { headerOf } from './header.ts';

test.use({ hasTouch: true });

test('on a large touch screen, a tap opens the panel and a second one closes it', async ({
  page,
}) => {
  const { services, panel } = headerOf(page);
  await page.goto(packaged.path);
  await services.tap();
  await expect(panel).toBeVisible();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(packaged.path);
  await services.tap();
  await expect(panel).toBeHidden();
});

test('a tap outside closes the panel', async ({ page }) => {
  const { services, panel } = headerOf(page);
  await page.goto(packaged.path);
  await services.tap();
  // By then, the menu is hydrated.
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.touchscreen.tap(8, 890);
  await expect(panel).toBeHidden();
});

for (const modifier of ['Control', 'Meta', 'Shift'] as const) {
  const tag = modifier === 'Control' ? [] : ['@full'];
  test(`a click with ${modifier} follows the Services link and does not open the panel`, {
    tag,
  }, async ({ page, context }) => {
    const { services, panel } = headerOf(page);
    await page.goto(packaged.path);
    // By then, the menu is hydrated.
    await services.tap();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await services.tap();
    await expect(panel).toBeHidden();

    await services.click({ modifiers: [modifier] });
    // It opens in a tab, in a window or, if the key means nothing on this system, in this page.
    await expect
      .poll(() => context.pages().some((each) => new URL(each.url()).pathname === '/services'))
      .toBe(true);
    if (new URL(page.url()).pathname === packaged.path) await expect(panel).toBeHidden();
  });
}

test(
  'the middle button opens the Services link in a tab and does not open the panel',
  full,
  async ({ page, context }) => {
    const { services, panel } = headerOf(page);
    await page.goto(packaged.path);
    const tab = context.waitForEvent('page');
    await services.click({ button: 'middle' });
    await expect(await tab).toHaveURL('/services');
    await expect(panel).toBeHidden();
  },
);

test('opening a panel link in a tab leaves the panel open', full, async ({ page, context }) => {
  const { services, panel } = headerOf(page);
  await page.goto(packaged.path);
  await services.tap();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  const tab = context.waitForEvent('page');
  await panel
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await tab;
  await expect(panel).toBeVisible();
});
