import { expect, test } from './fixtures.ts';

for (const path of ['/productmain', '/copywritingmain']) {
  const tag = path === '/productmain' ? [] : ['@full'];
  test(`the chip on ${path} is never alone below the button`, { tag }, async ({ page }) => {
    await page.goto(path);
    const chip = page.locator('main [data-button] ~ [data-category]').first();
    const button = page.locator('main [data-button]').first();
    for (const width of [320, 390, 560, 700, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const [one, other] = [await chip.boundingBox(), await button.boundingBox()];
      expect(one?.y, `${width} px`).toBeLessThan((other?.y ?? 0) + (other?.height ?? 0));
    }
  });
}
