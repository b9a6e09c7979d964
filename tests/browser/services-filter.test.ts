import type { Locator } from '@playwright/test';
import { formatCount } from '../../site/lib/format-count.ts';
import { pageOf, there } from '../content/today.ts';
import { catalogue, categories, countOf } from './catalogue.ts';
import { expect, full, test } from './fixtures.ts';

const texts = pageOf('services');
const oneCategory = there(categories.at(-1)).name;
const headingOf = (count: number) => `${count} ${formatCount(count, texts.heading)}`;

test('all services are shown at first', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('#services').getByRole('listitem')).toHaveCount(catalogue.length);
  const options = page.getByRole('combobox').locator('option');
  await expect(options).toHaveText([texts.filter.all, ...categories.map(({ name }) => name)], {
    useInnerText: true,
  });
  await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(texts.filter.all);
});

test('choosing a category shows only its services, and says how many there are', async ({
  page,
}) => {
  await page.goto('/services');
  const filter = page.getByRole('combobox');
  const shown = page.locator('#services').getByRole('listitem');
  const status = page.getByRole('main').getByRole('status');
  const heading = page.getByRole('heading', { level: 1 });
  for (const { name } of categories) {
    await filter.selectOption(name);
    await expect(shown, name).toHaveCount(countOf(name));
    await expect(status).toHaveText(formatCount(countOf(name), texts.filter.status), {
      useInnerText: true,
    });
    await expect(heading).toHaveAccessibleName(headingOf(countOf(name)));
  }
  await filter.selectOption(texts.filter.all);
  await expect(shown).toHaveCount(catalogue.length);
  await expect(status).toHaveText(formatCount(catalogue.length, texts.filter.status), {
    useInnerText: true,
  });
  await expect(heading).toHaveAccessibleName(headingOf(catalogue.length));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a category shows only its services', async ({ page }) => {
    await page.goto('/services');
    const shown = page.locator('#services').getByRole('listitem');
    await page.getByRole('combobox').selectOption(oneCategory);
    await expect(shown).toHaveCount(countOf(oneCategory));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      headingOf(countOf(oneCategory)),
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

test('going back shows the services that the list has selected', async ({ page }) => {
  await page.goto('/services');
  const filter = page.getByRole('combobox');
  await filter.selectOption(oneCategory);
  const shown = page.locator('#services').getByRole('listitem');
  await expect(shown).toHaveCount(countOf(oneCategory));
  await shown.first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/services$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  // Some browsers restore the choice.
  await expect
    .poll(async () => {
      const chosen = (await filter.locator('option:checked').textContent()) ?? '';
      const count = chosen === texts.filter.all ? catalogue.length : countOf(chosen);
      return (await shown.count()) - count;
    })
    .toBe(0);
});

test('a pill selects its category in the list, and says how many services it shows', async ({
  page,
}) => {
  await page.goto('/services');
  const filter = page.getByRole('combobox');
  const pills = page.locator('[data-choose]');
  await expect(pills).toContainText([
    `${texts.filter.all} ${catalogue.length}`,
    ...categories.map(({ name }) => `${name} ${countOf(name)}`),
  ]);
  await pills.filter({ hasText: oneCategory }).click();
  await expect(filter.locator('option:checked')).toHaveText(oneCategory);
  await expect(page.locator('#services').getByRole('listitem')).toHaveCount(countOf(oneCategory));
  await pills.first().click();
  await expect(page.locator('#services').getByRole('listitem')).toHaveCount(catalogue.length);
});

test('keyboard users get the list instead of the pills', async ({ page }) => {
  await page.goto('/services');
  const filter = page.getByRole('combobox');
  await expect(filter).toHaveCSS('opacity', '0');
  await page.locator('#content').focus();
  for (let stop = 0; stop < 5 && !(await isFocused(filter)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(filter).toBeFocused();
  await expect(filter).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-choose]').first()).toBeHidden();
});

test('no row of cards ends in an empty cell, whatever is chosen', full, async ({ page }) => {
  await page.goto('/services');
  const filter = page.getByRole('combobox');
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [texts.filter.all, ...categories.map((each) => each.name)]) {
      await filter.selectOption(name);
      const gaps = await page.locator('#services').evaluate((list) => {
        // With the gap after each cell included, the cells should cover the whole grid.
        return [...list.querySelectorAll('section > div')].filter((grid) => {
          const { columnGap, rowGap } = getComputedStyle(grid);
          const area = (part: Element) => {
            const { width, height } = part.getBoundingClientRect();
            return (
              width && (width + Number.parseFloat(columnGap)) * (height + Number.parseFloat(rowGap))
            );
          };
          const cells = [...grid.querySelectorAll(':scope > div, :scope > ul > li')].map(area);
          const covered = cells.reduce((sum, cell) => sum + cell, 0);
          return Math.abs(covered - area(grid)) > area(grid) / 200;
        }).length;
      });
      expect(gaps, `${name} at ${width} px`).toBe(0);
    }
  }
});

function isFocused(control: Locator) {
  return control.evaluate((element) => element === document.activeElement);
}
