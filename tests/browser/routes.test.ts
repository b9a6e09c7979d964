import { load } from 'cheerio';
import { categoryPage, detailPage, ui } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { builtPages } from './site-pages.ts';

for (const path of builtPages) {
  test(`${path} returns 200 with a title and one h1`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const $ = load(await answer.text());
    expect($('title').text().trim()).not.toBe('');
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
  });
}

test('a trailing slash is removed by a permanent redirect', async ({ request }) => {
  for (const path of [categoryPage, detailPage]) {
    const answer = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe(path);
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('gets the 404 page, with status 404', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: ui.mainMenu })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
