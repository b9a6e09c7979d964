import type { Locator, Page } from '@playwright/test';
import { packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('/services has three columns, and the footer on large screens has the newsletter', async ({
  page,
}) => {
  await page.goto('/services');
  expect(await columns(page, '#services li')).toBe(3);
  const newsletter = page.getByRole('contentinfo').locator('form');
  await expect(newsletter).toBeVisible();
  await page.setViewportSize(phone);
  expect(await columns(page, '#services li')).toBe(1);
  await expect(newsletter).toBeHidden();
});

test('the contact banner is 400 px high, 600 px on larger screens, and the map 450 px', async ({
  page,
}) => {
  await page.goto('/aboutus');
  const banner = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  const height = async (part: Locator) => (await part.boundingBox())?.height;
  for (const [size, tall] of [
    [wide, 600],
    [phone, 400],
  ] as const) {
    await page.setViewportSize(size);
    await expect.poll(() => height(banner)).toBe(tall);
    await expect.poll(() => height(page.locator('iframe'))).toBe(450);
  }
});

test('the arrow of an open question points up, and that of a closed one points down', async ({
  page,
}) => {
  await page.goto(packaged.path);
  const item = page.locator('#questions details').first();
  const points = () =>
    item.locator('summary path').evaluate((path: SVGPathElement) => {
      const matrix = path.getScreenCTM() ?? new DOMMatrix();
      const y = (share: number) =>
        path.getPointAtLength(path.getTotalLength() * share).matrixTransform(matrix).y;
      return y(0.5) > y(0) ? 'down' : 'up';
    });
  expect(await points()).toBe('down');
  await item.locator('summary').click();
  await expect.poll(points).toBe('up');
  await item.locator('summary').click();
  await expect.poll(points).toBe('down');
});

/** The number of columns that the elements form. */
async function columns(page: Page, selector: string) {
  const lefts = await page
    .locator(selector)
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().left));
  return new Set(lefts).size;
}
