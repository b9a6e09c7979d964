import { catalogue, categories, countOf } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

test('all services are shown at first', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('#services').getByRole('listitem')).toHaveCount(catalogue.length);
  const options = page.getByRole('combobox').locator('option');
  await expect(options).toHaveText(['All Categories', ...categories.map(({ name }) => name)], {
    useInnerText: true,
  });
  await expect(page.getByRole('combobox').locator('option:checked')).toHaveText('All Categories');
});

test('a category shows its services alone, and says how many they are', async ({ page }) => {
  await page.goto('/services');
  const filter = page.getByRole('combobox');
  const shown = page.locator('#services').getByRole('listitem');
  const status = page.getByRole('main').getByRole('status');
  const heading = page.getByRole('heading', { level: 1 });
  for (const { name } of categories) {
    await filter.selectOption(name);
    await expect(shown, name).toHaveCount(countOf(name));
    await expect(status).toHaveText(`${countOf(name)} services shown`, { useInnerText: true });
    await expect(heading).toHaveAccessibleName(`${countOf(name)} services available`);
  }
  await filter.selectOption('All Categories');
  await expect(shown).toHaveCount(catalogue.length);
  await expect(status).toHaveText(`${catalogue.length} services shown`, { useInnerText: true });
  await expect(heading).toHaveAccessibleName(`${catalogue.length} services available`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a category shows its services alone', async ({ page }) => {
    await page.goto('/services');
    const shown = page.locator('#services').getByRole('listitem');
    await page.getByRole('combobox').selectOption('Copywriting');
    await expect(shown).toHaveCount(countOf('Copywriting'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      `${countOf('Copywriting')} services available`,
    );
  });

  test('every service is shown and links to its page', async ({ page, request }) => {
    await page.goto('/services');
    const links = page.locator('#services a[data-card]');
    await expect(links).toHaveCount(catalogue.length);
    const paths = await links.evaluateAll((found) => found.map((a) => a.getAttribute('href')));
    for (const path of paths)
      expect((await request.get(path ?? '')).status(), path ?? '').toBe(200);
  });
});

test('the way back shows what the list says is chosen', async ({ page }) => {
  await page.goto('/services');
  const filter = page.getByRole('combobox');
  await filter.selectOption('Copywriting');
  const shown = page.locator('#services').getByRole('listitem');
  await expect(shown).toHaveCount(countOf('Copywriting'));
  await shown.first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/services$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  // Some browsers restore the choice.
  await expect
    .poll(async () => {
      const chosen = (await filter.locator('option:checked').textContent()) ?? '';
      const count = chosen === 'All Categories' ? catalogue.length : countOf(chosen);
      return (await shown.count()) - count;
    })
    .toBe(0);
});
