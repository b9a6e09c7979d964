import type { Page } from '@playwright/test';
import { pageOf } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';

const { tabs, comparison: words } = pageOf('home').explorer;
const last = tabs.length - 1;

const switches = (page: Page) => page.getByRole('group', { name: words.label });

/** The position of the drawing in the visible tab, from 0 (before) to 1 (after). */
function progress(page: Page): Promise<number> {
  return switches(page).evaluate((element) =>
    Number(getComputedStyle(element).getPropertyValue('--after')),
  );
}

async function choose(page: Page, index: number) {
  const tab = page.getByRole('tab', { name: tabs[index]?.label ?? '', exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  return switches(page);
}

test('each tab has its own switch, set to "after", and says that it is a sample', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const [index, { comparison }] of tabs.entries()) {
    const group = await choose(page, index);
    await expect(group.getByRole('radio', { name: comparison.before })).not.toBeChecked();
    await expect(group.getByRole('radio', { name: comparison.after })).toBeChecked();
    await expect(group.getByText(words.sample, { exact: true })).toBeVisible();
    expect(await progress(page)).toBe(1);
  }
});

test('the arrow keys move the switch both ways', async ({ page }) => {
  await page.goto('/');
  const group = await choose(page, last);
  await group.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(group.getByRole('radio').first()).toBeChecked();
  await expect.poll(() => progress(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => progress(page)).toBe(1);
});

test(
  'the drawing goes from before to after by itself when its tab is chosen',
  full,
  async ({ page }) => {
    await page.goto('/');
    const group = await choose(page, last);
    await expect(group.getByRole('radio').last()).toBeChecked();
    await expect.poll(() => progress(page)).toBeLessThan(1);
    await expect.poll(() => progress(page)).toBe(1);
  },
);

test('the first drawing goes from before to after as it is scrolled into view', async ({
  page,
}) => {
  await page.goto('/');
  const group = switches(page);
  const reach = (share: number) =>
    group.evaluate((element, at) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: top + scrollY - innerHeight * at, behavior: 'instant' });
    }, share);
  await reach(0.98);
  await expect.poll(() => progress(page)).toBe(0);
  await reach(0.2);
  await expect.poll(() => progress(page)).toBe(1);
  await group.getByRole('radio').first().check();
  await expect.poll(() => progress(page)).toBe(0);
});

test('print shows "after", whatever is chosen', full, async ({ page }) => {
  await page.goto('/');
  const group = switches(page);
  await group.getByRole('radio').first().check();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => progress(page)).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every switch works independently', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(switches(page)).toHaveCount(tabs.length);
    await switches(page).nth(1).getByRole('radio').first().check();
    await expect(switches(page).first().getByRole('radio').last()).toBeChecked();
    await expect(switches(page).nth(1).getByRole('radio').first()).toBeChecked();
  });
});
