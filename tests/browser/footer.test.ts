import { expect, test } from './fixtures.ts';

test('names the year in which it is read, whenever it was built', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T09:00:00');
  await page.goto('/localseo');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Growth Hub.');
});
