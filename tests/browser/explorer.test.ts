import type { Page } from '@playwright/test';
import { pageOf, there } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { wholePage } from './whole-page.ts';

const { explorer } = pageOf('home');
const { tabs } = explorer;
const names = tabs.map(({ label }) => label);
const knowMore = tabs.map(({ link }) => link.path);
const [first = '', second = '', third = ''] = names;
const last = names.at(-1) ?? '';

async function expectActive(page: Page, name: string) {
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveText([name]);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName(name);
}

test('shows its tabs, the first one active', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tab')).toHaveText(names);
  await expectActive(page, first);
});

test('pressing each tab in turn selects it', async ({ page }) => {
  await page.goto('/');
  for (const name of names.toReversed()) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expectActive(page, name);
  }
});

test('arrows, Home and End move the selection and the focus', async ({ page }) => {
  await page.goto('/');
  const press = async (key: string, name: string) => {
    await page.keyboard.press(key);
    await expectActive(page, name);
    await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
  };
  await page.getByRole('tab', { name: first, exact: true }).focus();
  await press('ArrowDown', second);
  await press('ArrowRight', third);
  await press('ArrowUp', second);
  await press('ArrowLeft', first);
  await press('ArrowLeft', last);
  await press('ArrowDown', first);
  await press('End', last);
  await press('Home', first);
});

test('only the active tab is a tab stop, and the panel follows it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: third, exact: true }).click();
  await expectActive(page, third);
  const panel = page.getByRole('tabpanel');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: third, exact: true })).toBeFocused();
});

test('every tab links to a page', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('[role="tabpanel"] a');
  const addresses = await links.evaluateAll((found) => found.map((a) => a.getAttribute('href')));
  expect(addresses).toEqual(knowMore);
  for (const address of new Set(knowMore)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
  }
});

test('choosing a tab moves neither the tabs nor the content below', full, async ({ page }) => {
  await page.goto('/');
  await wholePage(page);
  const list = page.getByRole('tablist');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role="tab"], section:has([role="tablist"]) + *')].map(
        (each) => Math.round(each.getBoundingClientRect().top + scrollY),
      ),
    );
  await list.scrollIntoViewIfNeeded();
  const before = await places();
  for (const name of names.toReversed()) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expectActive(page, name);
    expect(await places(), name).toEqual(before);
  }
});

test("when the heading is in view, each tab's link is too", full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await wholePage(page);
  const heading = page.getByRole('heading', { name: explorer.heading });
  await heading.evaluate((element) => element.scrollIntoView());
  for (const name of names) {
    const tab = page.getByRole('tab', { name, exact: true });
    await expect(tab).toBeInViewport({ ratio: 1 });
    // Pressed by position, because in Firefox `click` first scrolls the tab to the middle.
    const { x, y, width, height } = there((await tab.boundingBox()) ?? undefined);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expectActive(page, name);
    await expect(page.getByRole('tabpanel').getByRole('link'), name).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeInViewport();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown', async ({ page }) => {
    await page.goto('/');
    const panels = page.locator('[role="tabpanel"]');
    await expect(panels).toHaveCount(names.length);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the chosen tab scrolls to the middle of the row', async ({ page }) => {
    await page.goto('/');
    // Fonts that load later change the widths of the tabs.
    await wholePage(page);
    const tab = page.getByRole('tab', {
      name: names[Math.floor(names.length / 2)] ?? '',
      exact: true,
    });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const aside = () =>
      tab.evaluate((element) => {
        const middle = ({ left, width }: DOMRect) => left + width / 2;
        const row = element.closest('[role="tablist"]') ?? element;
        return Math.abs(
          middle(element.getBoundingClientRect()) - middle(row.getBoundingClientRect()),
        );
      });
    await expect.poll(aside).toBeLessThan(1);
  });
});
