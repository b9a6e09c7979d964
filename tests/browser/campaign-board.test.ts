import { content } from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';

const services = content.services.filter(({ data }) => data.category === 'ppc');
const paths = new Set(services.map(({ data }) => data.path.replace(/#.*/, '')));

// Lines separate the board's cells, so any overflow would be visible.
test('the drawing fits the campaign board', full, async ({ page }) => {
  for (const path of [...paths].slice(0, 2)) {
    await page.goto(path);
    const drawing = page.locator('section:has(h1) svg[viewBox]').last();
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await drawing.evaluate((svg) => {
        const box = svg.parentElement?.getBoundingClientRect();
        const frame = svg.parentElement?.parentElement?.getBoundingClientRect();
        if (!box || !frame || box.width === 0) return Number.NaN;
        return Math.max(frame.left - box.left, box.right - frame.right, box.bottom - frame.bottom);
      });
      expect(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
  expect(paths.size).toBeGreaterThan(1);
});
