import type { Page } from '@playwright/test';
import {
  categories,
  company,
  menuLabel,
  navigation,
  otherPackaged,
  packaged,
} from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { headerOf, panelLink } from './header.ts';
import { wholePage } from './whole-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(packaged.path);
});

async function openPanel(page: Page) {
  const header = headerOf(page);
  await header.toggle.tap();
  await header.services.tap();
  await expect(header.panel).toBeVisible();
  return header;
}

test('the hamburger opens and closes the menu', async ({ page }) => {
  const { menu, toggle } = headerOf(page);
  await expect(menu).toBeHidden();
  await toggle.tap();
  await expect(menu.getByRole('link', { name: menuLabel('/'), exact: true })).toBeVisible();
  await toggle.tap();
  await expect(menu).toBeHidden();
});

test('a tap opens and closes the Services panel', async ({ page }) => {
  const { services, panel, menu } = await openPanel(page);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(packaged.path);
  await services.tap();
  await expect(panel).toBeHidden();
  await expect(menu).toBeVisible();
});

for (const key of ['Enter', 'Space']) {
  const tag = key === 'Enter' ? [] : ['@full'];
  test(`${key} opens the panel`, { tag }, async ({ page }) => {
    const { toggle, services, panel } = headerOf(page);
    await toggle.focus();
    await page.keyboard.press(key);
    await services.focus();
    await page.keyboard.press(key);
    await expect(panel).toBeVisible();
    await expect(page).toHaveURL(packaged.path);
  });
}

test('the close button closes the panel and returns the focus', async ({ page }) => {
  const { services, panel, menu, closePanel } = await openPanel(page);
  await closePanel.tap();
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();
  await expect(menu).toBeVisible();
});

test('Escape closes the panel, and a second Escape closes the menu', async ({ page }) => {
  const { services, panel, menu, toggle, closePanel } = await openPanel(page);
  await closePanel.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a tap outside closes the menu', async ({ page }) => {
  const { menu, toggle } = headerOf(page);
  await toggle.tap();
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(40, 780);
  await expect(menu).toBeHidden();
});

test(
  'a tap outside closes both the panel and the menu, and the panel stays closed',
  full,
  async ({ page }) => {
    const { services, panel, menu, toggle } = await openPanel(page);
    await page.touchscreen.tap(6, 20);
    await expect(panel).toBeHidden();
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a tap in the menu beside the panel closes the panel', full, async ({ page }) => {
  const { services, panel, menu } = await openPanel(page);
  const box = await services.boundingBox();
  await page.touchscreen.tap(6, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(panel).toBeHidden();
  await expect(menu).toBeVisible();
});

test('the panel takes up at most 80% of the view and scrolls by itself', async ({ page }) => {
  const { panel } = await openPanel(page);
  for (const height of [844, 667, 500]) {
    await page.setViewportSize({ width: 390, height });
    const box = await panel.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.8 * height);
    const last = panel.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  }
});

test('each group of the panel has its picture, and one chevron shows what is open', async ({
  page,
}) => {
  const { menu, panel } = await openPanel(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await expect(panel.locator('img').filter({ visible: true })).toHaveCount(categories.length);
  }
  await expect(menu.locator('svg path[d="M1.5 1.5 6 6l4.5-4.5"]')).toHaveCount(1);
});

test("pressing a group's row shows its links, and its name becomes a link", async ({ page }) => {
  const { panel } = await openPanel(page);
  const [first, second] = categories;
  const row = panel.locator('summary').first();
  const links = panel.getByRole('list').first().getByRole('link');
  await expect(panel.locator('summary')).toHaveText(categories.map(({ name }) => name));
  await expect(links.first()).toBeHidden();
  await row.tap();
  await expect(links).toHaveCount(first?.menu.length ?? 0);
  await expect(panel.getByRole('list')).toHaveCount(1);
  await row.tap();
  await expect(links.first()).toBeHidden();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  await expect(panel.getByText(second?.name ?? '').first()).toBeVisible();
  await panel.getByRole('link', { name: first?.name ?? '', exact: true }).tap();
  await expect(page).toHaveURL(first?.path ?? '');
});

test('the foot of the menu has the phone number and the chat', async ({ page }) => {
  const { menu, toggle } = headerOf(page);
  await toggle.tap();
  for (const href of [company.phone.href, company.whatsapp.url]) {
    await expect(menu.locator(`a[href="${href}"]`)).toBeInViewport();
  }
});

test('following a link closes the panel', async ({ page }) => {
  await page.route(`**${otherPackaged.path}`, (route) => route.fulfill({ status: 204 }));
  const { panel } = await openPanel(page);
  await (await panelLink(page, otherPackaged.path)).tap();
  await expect(panel).toBeHidden();
});

test('a panel link leads to its page, where the menu is closed', async ({ page }) => {
  const { menu } = await openPanel(page);
  await (await panelLink(page, otherPackaged.path)).tap();
  await expect(page).toHaveURL(otherPackaged.path);
  await expect(menu).toBeHidden();
});

test('everything in the open menu can be scrolled to', async ({ page }) => {
  const { panel, menu } = await openPanel(page);
  const last = panel.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const contact = menu.getByRole('link', { name: menuLabel('/aboutus'), exact: true });
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeInViewport();
});

test('with the panel open, a tap on another menu link follows it', full, async ({ page }) => {
  const { items } = await openPanel(page);
  const contact = items.last();
  await contact.scrollIntoViewIfNeeded();
  const box = await contact.boundingBox();
  if (!box) throw new Error('The link has no box.');
  // Taps by position: if the target moves away, it isn't pressed.
  await page.touchscreen.tap(box.x + 40, box.y + box.height / 2);
  await expect(page).toHaveURL('/aboutus');
});

test('the cross of the open menu is centred in its circle', full, async ({ page }) => {
  const { toggle } = headerOf(page);
  await toggle.tap();
  const bars = toggle.locator('path');
  await expect(bars).toHaveCount(2);
  const middle = (box: { x: number; y: number; width: number; height: number } | null) =>
    box ? [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) : [];
  const circle = middle(await toggle.boundingBox());
  await expect.poll(async () => middle(await bars.first().boundingBox())).toEqual(circle);
  await expect.poll(async () => middle(await bars.last().boundingBox())).toEqual(circle);
});

test('the order button stays on one line on every phone', full, async ({ page }) => {
  const heights = new Set<number>();
  for (const width of [320, 344, 360, 361, 375, 384, 389, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    await wholePage(page);
    const box = await headerOf(page).order.boundingBox();
    heights.add(Math.round(box?.height ?? 0));
  }
  expect([...heights]).toEqual([46]);
});

test('a panel link to the current page closes the menu', full, async ({ page }) => {
  await page.goto('/aboutus');
  const { toggle, services, panel, menu } = headerOf(page);
  await toggle.click();
  await services.click();
  await panel.getByRole('link', { name: navigation.panel.grow.action.label }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/aboutus#enquiry$/);
  await expect(page.locator('#enquiry').getByRole('heading').first()).toBeInViewport();
});
