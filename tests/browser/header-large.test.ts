import { categories, otherPackaged, packaged } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { settle } from './stopped-clock.ts';
import { wholePage } from './whole-page.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(packaged.path);
});

test('hovering opens the Services panel and leaving closes it', async ({ page }) => {
  const { services, panel } = headerOf(page);
  await expect(panel).toBeHidden();
  await services.hover();
  await expect(panel).toBeVisible();
  await expect(services).toHaveAttribute('aria-expanded', 'true');

  await panel.getByRole('link').first().hover();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();

  await page.mouse.move(720, 890, { steps: 4 });
  await expect(panel).toBeHidden();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('each group of the panel has its picture at any height', async ({ page }) => {
  const { services, panel } = headerOf(page);
  await services.hover();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1440, height: 600 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await services.hover();
    await expect(panel.locator('img').filter({ visible: true })).toHaveCount(categories.length);
    const box = await panel.boundingBox();
    // Firefox gives heights with an error of 0.0001 px.
    expect(box?.height).toBeLessThanOrEqual(0.8 * size.height + 0.001);
  }
});

test('briefly leaving the panel does not close it', async ({ page }) => {
  const { services, panel } = headerOf(page);
  await page.clock.install();
  await services.hover();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  const link = await panel.getByRole('link').first().boundingBox();
  if (!link) throw new Error('The first link of the panel has no box.');
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.mouse.move(720, 890);
  await page.clock.runFor(100);
  await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2);
  // Longer than the delay before the panel closes.
  await page.clock.runFor(1000);
  await settle(services);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
});

test('clicking the Services link with the mouse follows it', async ({ page }) => {
  const { services } = headerOf(page);
  await services.click();
  await expect(page).toHaveURL('/services');
});

for (const key of ['Enter', 'Space']) {
  const tag = key === 'Enter' ? [] : ['@full'];
  test(`${key} opens the panel, Escape closes it and returns the focus`, { tag }, async ({
    page,
  }) => {
    const { services, panel } = headerOf(page);
    await services.focus();
    await page.keyboard.press(key);
    await expect(panel).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(packaged.path);

    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(services).toBeFocused();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the same key closes the panel again', full, async ({ page }) => {
  const { services, panel } = headerOf(page);
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
});

test('a press outside closes the panel', async ({ page }) => {
  const { services, panel } = headerOf(page);
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.mouse.click(8, 890);
  await expect(panel).toBeHidden();
});

test('following a link closes the panel', async ({ page }) => {
  const { services, panel } = headerOf(page);
  // The response is empty, so that the page stays and shows the effect of the press alone.
  await page.route(`**${otherPackaged.path}`, (route) => route.fulfill({ status: 204 }));
  await services.focus();
  await page.keyboard.press('Enter');
  // A hidden element can't take focus.
  await expect(panel).toBeVisible();
  await panel.locator(`a[href="${otherPackaged.path}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
});

test('the panel covers at most 80% of the height and scrolls', async ({ page }) => {
  const { services, panel } = headerOf(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  await services.hover();
  await expect(panel).toBeVisible();
  await expect
    .poll(() => panel.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeGreaterThan(0);
  expect(
    await panel.evaluate((element) => element.getBoundingClientRect().height),
  ).toBeLessThanOrEqual(400);
});

test('a scrim dims the page below the panel', async ({ page }) => {
  const { services, panel } = headerOf(page);
  const below = { clip: { x: 0, y: 860, width: 1440, height: 30 } };
  await wholePage(page);
  const bright = await page.screenshot(below);
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  const dimmed = await page.screenshot(below);
  expect(dimmed.equals(bright)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect((await page.screenshot(below)).equals(bright)).toBe(true);
});

test('touch capability is checked again when the window is resized', full, async ({ page }) => {
  const { services, panel } = headerOf(page);
  await services.hover();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(720, 890);
  await expect(panel).toBeHidden();

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, get: () => 5 }),
  );
  await page.setViewportSize({ width: 1400, height: 900 });
  await services.hover();
  await expect(panel).toBeHidden();
  await services.click();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(packaged.path);

  await page.keyboard.press('Escape');
  await page.mouse.move(720, 890);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, get: () => 0 }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await services.hover();
  await expect(panel).toBeVisible();
});
