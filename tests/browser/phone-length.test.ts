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

test('no page is longer on a phone than it may be', async ({ page }) => {
  for (const [path, screens] of lengths) {
    await page.goto(path);
    await wholePage(page);
    await layOutAll(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height / phone.height, path).toBeLessThanOrEqual(screens);
  }
});
