import type { Locator } from '@playwright/test';
import { content, packaged, there } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

const widths = [390, 768, 1440];

/** Pages whose packages belong to another service. */
const borrowing = content.pages.flatMap(({ slug, data }) => {
  if (data.kind !== 'service') return [];
  const set = content.pricing.find((each) => each.slug === data.pricing.tiers);
  return set?.data.service === data.service ? [] : [`/${slug}`];
});

const size = (price: Locator) =>
  price.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const top = async (part: Locator) => there((await part.boundingBox()) ?? undefined).y;

for (const path of borrowing) {
  const tag = path === borrowing[0] ? [] : ['@full'];
  test(`${path} shows its own price above those of another service, and larger`, {
    tag,
  }, async ({ page }) => {
    await page.goto(path);
    const own = page.locator('[data-managed]');
    const others = page.locator('[data-tier]').filter({ visible: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const ownSize = await size(own.locator('b').first());
      for (const other of await others.all()) {
        expect(await size(other.locator('b').first())).toBeLessThan(ownSize / 1.5);
        expect(await top(other)).toBeGreaterThan(await top(own));
      }
    }
  });
}

test('package and managed cards do not overflow at any width', async ({ page }) => {
  for (const path of [packaged.path, ...borrowing.slice(0, 1)]) {
    await page.goto(path);
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = page.locator('#prices article');
      const wide = await cards.evaluateAll((all) =>
        all
          .filter((card) => card.scrollWidth > card.clientWidth + 1)
          .map((card) => card.textContent),
      );
      expect(wide, `${path} at ${width}`).toEqual([]);
    }
  }
});
