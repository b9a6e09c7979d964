import type { Page } from '@playwright/test';
import { explorerTabs } from '../content/specification.ts';
import { expect, test } from './fixtures.ts';
import { wholePage } from './whole-page.ts';

const names = explorerTabs.map(([name]) => name);
const knowMore = explorerTabs.map(([, path]) => path);

async function expectActive(page: Page, name: string) {
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveText([name]);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName(name);
}

test('has nine tabs, of which the first is active', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tab')).toHaveText(names);
  await expectActive(page, 'Local SEO');
});

test('a press selects a tab, each in turn', async ({ page }) => {
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
  await page.getByRole('tab', { name: 'Local SEO' }).focus();
  await press('ArrowDown', 'On-Page SEO');
  await press('ArrowRight', 'Off-Page');
  await press('ArrowUp', 'On-Page SEO');
  await press('ArrowLeft', 'Local SEO');
  await press('ArrowLeft', 'Amazon Sourcing');
  await press('ArrowDown', 'Local SEO');
  await press('End', 'Amazon Sourcing');
  await press('Home', 'Local SEO');
});

test('only the active tab is a stop, and the panel comes after it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Off-Page' }).click();
  await expectActive(page, 'Off-Page');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Off-Page' })).toBeFocused();
});

test('every tab leads on to a page', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('[role="tabpanel"] a');
  const addresses = await links.evaluateAll((found) => found.map((a) => a.getAttribute('href')));
  expect(addresses).toEqual(knowMore);
  for (const address of new Set(knowMore)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all nine panels are shown', async ({ page }) => {
    await page.goto('/');
    const panels = page.locator('[role="tabpanel"]');
    await expect(panels).toHaveCount(9);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the chosen tab comes to the middle of the row', async ({ page }) => {
    await page.goto('/');
    // The fonts that come later change the widths.
    await wholePage(page);
    const tab = page.getByRole('tab', { name: 'Lead Generation' });
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
