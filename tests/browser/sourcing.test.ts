import { content } from '../content/today.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Whether the page shows an offer. */
const offered = content.offers?.data.standing.some(({ category }) => category === 'sourcing');

test('the offer and the picture pulse for at most five seconds, and not under reduced motion', async ({
  page,
}) => {
  test.skip(!offered, 'there is no offer on this page');
  await page.goto('/productmain');
  const ends = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.closest('section')?.querySelector('h1');
        })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
  const moving = await ends();
  expect(moving.length).toBeGreaterThan(1);
  expect(Math.max(...moving)).toBeLessThanOrEqual(5_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await ends()).toEqual([]);
});

test('at most one question is open in each list', async ({ page }) => {
  await page.goto('/productmain');
  for (const id of ['#questions-1', '#questions-2']) {
    const items = page.locator(id).locator('details[name]');
    await expect(page.locator(`${id} details[open]`)).toHaveCount(0);
    await items.nth(0).locator('summary').click();
    await items.nth(2).locator('summary').click();
    await expect(page.locator(`${id} details[open]`)).toHaveCount(1);
  }
  await expect(page.locator('details[open]')).toHaveCount(2);
  await expectNoViolations(page, 'with questions open');
});
