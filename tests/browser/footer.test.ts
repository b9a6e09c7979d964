import { company, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

test('names the year in which it is read, whenever it was built', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T09:00:00');
  await page.goto(packaged.path);
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${company.name}.`);
});
