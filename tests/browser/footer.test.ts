import { company, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

test('shows the current year, whenever the site was built', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T09:00:00');
  await page.goto(packaged.path);
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${company.name}.`);
});
