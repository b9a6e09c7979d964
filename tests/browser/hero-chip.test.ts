import { pageOf } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

const { badge } = pageOf('sourcing').hero;
const eyebrow = badge?.kind === 'text' ? badge.text : undefined;
const widths = [320, 390, 560, 700, 768, 1024, 1440];

test('the chip on /productmain is above the headline', async ({ page }) => {
  test.skip(!eyebrow, 'the hero has no text above its headline');
  await page.goto('/productmain');
  const hero = page.locator('main section:has(h1)');
  const chip = hero.getByText(eyebrow ?? '', { exact: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const [one, other] = [await chip.boundingBox(), await hero.locator('h1').boundingBox()];
    const bottom = (one?.y ?? 0) + (one?.height ?? Number.NaN);
    expect(bottom, `${width} px`).toBeLessThanOrEqual(other?.y ?? 0);
  }
});

test('the chip on /copywritingmain is never alone below the button', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/copywritingmain');
  const chip = page.locator('main [data-button] ~ [data-category]').first();
  const button = page.locator('main [data-button]').first();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const [one, other] = [await chip.boundingBox(), await button.boundingBox()];
    expect(one?.y, `${width} px`).toBeLessThan((other?.y ?? 0) + (other?.height ?? 0));
  }
});

test('the offer on /productmain and its terms are on one line', async ({ page }) => {
  await page.goto('/productmain');
  const terms = page.locator('main section:has(h1) a[href$="#offers"]');
  const offer = page.locator('main section:has(h1) span:has(+ a[href$="#offers"])');
  test.skip((await offer.count()) === 0, 'there is no offer on this page');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const [one, other] = [await offer.boundingBox(), await terms.boundingBox()];
    const end = (one?.y ?? 0) + (one?.height ?? 0);
    expect(other?.y, `${width} px`).toBeLessThan(end);
  }
});
