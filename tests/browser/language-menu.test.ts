import { languages, pageLanguage, thirdLanguage } from '../content/today.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const all = languages.languages;
const { label } = languages.menu;
const last = all.at(-1)?.native ?? '';
const second = all[1]?.native ?? '';

test.beforeEach(({ page }) => page.goto('/productmain'));

test("lists every language by code, own name and English name, with the page's own as current", async ({
  page,
}) => {
  const button = page.getByRole('button', { name: label });
  await expect(button).toHaveAccessibleName(`${label} ${pageLanguage.code} ${pageLanguage.native}`);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const items = page.getByRole('menuitemradio');
  const beside = (name: string, native: string) => (name === native ? '' : name);
  await expect(items).toHaveText(
    all.map(({ code, native, name }) => `${code}${native}${beside(name, native)}`),
  );
  for (const name of await page.getByRole('menu').locator('small').all()) {
    await expect(name).toHaveAttribute('lang', pageLanguage.code);
  }
  for (const [index, { code }] of all.entries()) {
    await expect(items.nth(index)).toHaveAttribute('lang', code);
  }
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(
    `${pageLanguage.code}${pageLanguage.native}`,
  );
  await expectNoViolations(page, 'language menu open');
});

test('opens and closes by pointer', async ({ page }) => {
  const menu = page.getByRole('menu');
  const button = page.getByRole('button', { name: label });
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await page.locator('h1').click();
  await expect(menu).toBeHidden();
});

test('opens, moves and closes by keyboard', async ({ page }) => {
  const button = page.getByRole('button', { name: label });
  const item = (name: string) => page.getByRole('menuitemradio', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item(pageLanguage.native)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item(last)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(item(second)).toBeFocused();
  await page.keyboard.press('End');
  await expect(item(last)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press(thirdLanguage.native.charAt(0).toLowerCase());
  await expect(item(thirdLanguage.native)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('requests nothing from other hosts in the original language', async ({ page, baseURL }) => {
  // Firefox reports an error if the page is left while a module is loading.
  await page.waitForLoadState('networkidle');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.reload();
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('menuitemradio', { name: pageLanguage.native }).click();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign.filter((address) => !address.startsWith('data:'))).toEqual([]);
});

test('allows the translator only on this page', async ({ page, request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  const { hostname } = new URL(languages.translator.script);
  expect(await policyOf('/productmain')).toContain(hostname);
  for (const path of ['/', '/copywritingmain', '/aboutus']) {
    expect(await policyOf(path)).not.toContain(hostname);
  }
  expect(await policyOf('/productmain')).not.toContain('unsafe');
  await expect(page).toHaveURL(/productmain/);
});
