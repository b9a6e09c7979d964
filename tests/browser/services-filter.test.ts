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
  for (const { name } of categories) {
    await filter.selectOption(name);
    await expect(shown, name).toHaveCount(countOf(name));
    await expect(page.getByRole('status')).toContainText(String(countOf(name)));
    await expect(page.locator('h1')).toContainText(`${countOf(name)} services`);
  }
  await filter.selectOption('All Categories');
  await expect(shown).toHaveCount(catalogue.length);
  await expect(page.getByRole('status')).toContainText(String(catalogue.length));
});

test('a choice made before any script is there is kept', async ({ page, site }) => {
  const scripts: (() => void)[] = [];
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve));
    await route.continue();
  });
  // Not by page.goto, which waits for the scripts here.
  await page.goto('about:blank');
  await page.evaluate((address) => location.assign(address), `${site.origin}/services`);
  const filter = page.getByRole('combobox');
  await filter.focus();
  await filter.selectOption('Copywriting');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.unroute('**/_astro/*.js');
  for (const release of scripts) release();
  await expect(page.locator('#services').getByRole('listitem')).toHaveCount(countOf('Copywriting'));
  await expect(filter.locator('option:checked')).toHaveText('Copywriting');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every service is shown and links to its page', async ({ page, request }) => {
    await page.goto('/services');
    const links = page.locator('#services').getByRole('link');
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
  await shown.first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/services$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  // Some browsers restore the choice, and not all at the same moment.
  await expect
    .poll(async () => {
      const chosen = (await filter.locator('option:checked').textContent()) ?? '';
      const count = chosen === 'All Categories' ? catalogue.length : countOf(chosen);
      return (await shown.count()) - count;
    })
    .toBe(0);
});
