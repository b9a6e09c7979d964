import { layOutAll } from '../../tools/lay-out-all.ts';
import { expect, test } from './fixtures.ts';
import { wholePage } from './whole-page.ts';

const phone = { width: 390, height: 844 };

/** How long a page may be on a phone, in screens. */
const lengths: [path: string, screens: number][] = [
  ['/services', 10],
  ['/amazonppc', 8],
  ['/testimonials', 8],
  ['/technicalseo', 9],
  ['/productmain', 13],
];

test.use({ viewport: phone });

for (const [path, screens] of lengths) {
  test(`${path} is at most ${screens} screens long on a phone`, async ({ page }) => {
    await page.goto(path);
    await wholePage(page);
    await layOutAll(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height).toBeLessThanOrEqual(screens);
  });
}
