import type { Page } from '@playwright/test';
import { layOutAll } from '../../tools/lay-out-all.ts';
import { pageOf, region, regions, shareOf, timing } from '../content/today.ts';
import { expectNoViolations } from './axe.ts';
import { expect, full, test } from './fixtures.ts';
import { settle } from './stopped-clock.ts';

const { distribution } = pageOf('sourcing');
const shares = regions.map(({ name, percent }) => [name, percent] as const);
const [first = region, second = region] = regions;
const last = regions.at(-1) ?? region;

const chart = (page: Page) =>
  page.getByRole('figure').filter({ has: page.getByRole('group', { name: distribution.heading }) });
const ring = (page: Page) => page.getByRole('group', { name: distribution.heading });
const legend = (page: Page) => chart(page).getByRole('list', { includeHidden: true });
const reveal = (page: Page) => chart(page).locator('..');
const opacity = (page: Page) =>
  chart(page).evaluate((element) => Number(getComputedStyle(element).opacity));

/** Scrolls until the given share of the chart is above the bottom of the window. */
async function showShare(page: Page, share: number): Promise<void> {
  await reveal(page).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
  }, share);
}

async function open(page: Page): Promise<void> {
  await page.goto('/productmain');
  // Otherwise sections laid out while scrolling would move the chart.
  await layOutAll(page);
  await showShare(page, -0.3);
  await expect(reveal(page)).toHaveAttribute('data-live');
}

test('draws slices with their percentages, a legend and a table', async ({ page }) => {
  await page.goto('/productmain');
  await expect(ring(page).locator('text')).toHaveText(shares.map(([, p]) => `${p}%`));
  await expect(legend(page).locator('li')).toHaveText(shares.map(([n, p]) => `${p}%${n}`));
  const rows = chart(page).getByRole('row');
  await expect(rows).toHaveText(['RegionShare', ...shares.map(([name, p]) => `${name}${p}%`)]);
  await expect(page.getByRole('table', { name: distribution.heading })).toBeAttached();
});

test('has its legend on the right, or below on phones', async ({ page }) => {
  const boxes = async () => ({
    ring: await ring(page).boundingBox(),
    legend: await legend(page).boundingBox(),
  });
  await page.goto('/productmain');
  const wide = await boxes();
  expect(wide.legend?.x).toBeGreaterThan((wide.ring?.x ?? 0) + (wide.ring?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await boxes();
  expect(small.legend?.y).toBeGreaterThan((small.ring?.y ?? 0) + (small.ring?.height ?? 0));
});

test('is hidden until enough of it is in view, then shown for good', async ({ page }) => {
  await open(page);
  await showShare(page, timing.chartRevealPercent / 100 - 0.05);
  await settle(reveal(page));
  await expect(reveal(page)).toHaveAttribute('data-reveal', 'waiting');
  expect(await opacity(page)).toBe(0);
  await showShare(page, timing.chartRevealPercent / 100 + 0.05);
  await expect.poll(() => opacity(page)).toBe(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settle(reveal(page));
  expect(await opacity(page)).toBe(1);
});

test('is shown at once under reduced motion', full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await showShare(page, 0.1);
  await settle(reveal(page));
  expect(await opacity(page)).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('is shown', async ({ page }) => {
    await page.goto('/productmain');
    await expect(ring(page)).toBeVisible();
    await expect(chart(page)).toHaveCSS('opacity', '1');
  });
});

test('shows label and value on hover and focus, until Escape', async ({ page }) => {
  await open(page);
  await showShare(page, 1);
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeHidden();
  for (const [name, percent] of shares) {
    const slice = page.getByRole('img', { name: `${name}: ${percent}%` });
    await slice.locator('text').hover();
    await expect(tooltip).toHaveText(`${name}: ${percent}%`);
    const drawing = await ring(page).boundingBox();
    const tip = await tooltip.boundingBox();
    const middle = (tip?.x ?? 0) + (tip?.width ?? 0) / 2;
    expect(middle).toBeGreaterThan(drawing?.x ?? 0);
    expect(middle).toBeLessThan((drawing?.x ?? 0) + (drawing?.width ?? 0));
  }
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await page.getByRole('img', { name: shareOf(first) }).focus();
  await expect(tooltip).toHaveText(shareOf(first));
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText(shareOf(second));
  await expectNoViolations(page, 'with the tooltip open');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('shows label and value on a tap, until the next tap', async ({ page }) => {
    await open(page);
    await showShare(page, 0.5);
    const tooltip = page.getByRole('tooltip');
    await page
      .getByRole('img', { name: shareOf(region) })
      .locator('text')
      .tap();
    await expect(tooltip).toHaveText(shareOf(region));
    const tip = await tooltip.boundingBox();
    expect(tip?.x).toBeGreaterThanOrEqual(0);
    await page
      .getByRole('img', { name: shareOf(last) })
      .locator('text')
      .tap();
    await expect(tooltip).toHaveText(shareOf(last));
    await ring(page).tap();
    await expect(tooltip).toBeHidden();
  });
});
