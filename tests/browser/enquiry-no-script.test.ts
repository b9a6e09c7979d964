import { fillIn, formOf, referencePattern, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';

// The browser reports a page that comes with 422 as a failed resource.
test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

test('the address brings a plan, of which each line can be taken out', async ({ page, site }) => {
  const who = somebody();
  await page.goto('/aboutus?item=local-seo:premium&item=wordpress&item=gone');
  const form = formOf(page);
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await expect(form.getByLabel('Service')).toBeHidden();
  await expect(form.getByText('Ready in')).toBeVisible();
  await expect(form.getByText('no longer offer gone')).toBeVisible();
  await form.getByRole('checkbox', { name: /WordPress/ }).uncheck();
  await fillIn(page, who);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  expect(rowsOf(site.dataDir, who.email)).toMatchObject([
    { service: 'local-seo', package: 'premium' },
  ]);
});

test('the lists of services are there for who comes without a plan', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(formOf(page).getByRole('checkbox')).toHaveCount(0);
  await formOf(page).getByLabel('Service').selectOption('wordpress');
  await expect(formOf(page).getByRole('combobox', { name: 'Package' })).toBeVisible();
});

test('the address begins the message, as text', async ({ page }) => {
  const words = 'A quote for </textarea><b id="bold">mugs</b>:';
  await page.goto(`/aboutus?${new URLSearchParams({ message: words })}`);
  await expect(formOf(page).getByLabel('Message')).toHaveValue(words);
  await expect(page.locator('#bold')).toHaveCount(0);
});

test('errors come beside the fields, with everything typed and the focus on the summary', async ({
  page,
  site,
}) => {
  const who = somebody();
  await page.goto('/aboutus?item=local-seo:premium');
  const form = formOf(page);
  await form.getByLabel('First Name').fill(who.firstName);
  await form.getByLabel('E-mail').fill('priya@shop');
  await form.getByLabel('Message').fill(`${who.message} "<b>`);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    send(page).click(),
  ]);
  expect(answer.status()).toBe(422);

  const summary = form.getByRole('alert');
  await expect(summary).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  for (const label of ['Last Name', 'E-mail']) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(/./);
  }
  await expect(form.getByLabel('First Name')).toHaveValue(who.firstName);
  await expect(form.getByLabel('E-mail')).toHaveValue('priya@shop');
  await expect(form.getByLabel('Message')).toHaveValue(`${who.message} "<b>`);
  await expect(form.getByRole('checkbox', { name: /Local SEO, Premium/ })).toBeChecked();

  await summary.getByRole('link').last().click();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await form.getByLabel('E-mail').fill(who.email);
  await form.getByLabel('Last Name').fill(who.lastName);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  const [row] = rowsOf(site.dataDir, who.email);
  expect(row).toMatchObject({ service: 'local-seo', package: 'premium' });
});

test('a sent enquiry leads to a page with its reference, and a reload sends nothing', async ({
  page,
  site,
}) => {
  const who = somebody();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/aboutus');
  await fillIn(page, who);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    send(page).click(),
  ]);
  expect(answer.status()).toBe(303);
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  const shown = page.locator('[data-reference]');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveText(referencePattern);
  const rows = rowsOf(site.dataDir, who.email);
  expect(rows.map((row) => row['reference'])).toEqual([await shown.textContent()]);
  await page.reload();
  await expect(shown).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
});
