import { planOf } from '../../contract/plan.ts';
import { leftOutTexts, timeText } from '../../contract/plan-text.ts';
import {
  catalogue,
  detail,
  forms,
  labels,
  ordered,
  orderedName,
  orderQuery,
  packaged,
  planWords,
  tier,
} from '../content/today.ts';
import { fillIn, formOf, referencePattern, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';

// The browser reports a page with status 422 as an error.
test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

test('the URL fills in a plan, and each of its lines can be removed', async ({ page, site }) => {
  const who = somebody();
  await page.goto(`/aboutus${orderQuery}&item=${detail.service}&item=gone`);
  const form = formOf(page);
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await expect(form.locator('select[name="service"]')).toBeHidden();
  const plan = planOf([ordered, detail.service, 'gone'], catalogue);
  await expect(form.getByText(timeText(plan.lines, planWords))).toBeVisible();
  await expect(form.getByText(leftOutTexts(plan, catalogue, planWords).join(' '))).toBeVisible();
  await form.locator(`input[value="${detail.service}"]`).uncheck();
  await fillIn(page, who);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  expect(rowsOf(site.dataDir, who.email)).toMatchObject([
    { service: packaged.service, package: tier.id },
  ]);
});

test('a single item is an order and needs no message', async ({ page, site }) => {
  const who = { ...somebody(), message: '' };
  await page.goto(`/aboutus${orderQuery}`);
  await expect(formOf(page).getByRole('group', { name: forms.plan.order })).toBeVisible();
  await expect(formOf(page).getByText(forms.plan.heading)).toBeHidden();
  await expect(formOf(page).getByLabel(labels.message)).not.toHaveAttribute('required');
  await fillIn(page, who);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  expect(rowsOf(site.dataDir, who.email)).toMatchObject([{ message: '' }]);
});

test('the lists of services are shown without a plan', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(formOf(page).getByRole('checkbox')).toHaveCount(0);
  await formOf(page).locator('select[name="service"]').selectOption(detail.service);
  await expect(formOf(page).locator('select[name="package"]')).toBeVisible();
});

test('the URL prefills the message, as text', async ({ page }) => {
  const words = 'A quote for </textarea><b id="bold">mugs</b>:';
  await page.goto(`/aboutus?${new URLSearchParams({ message: words })}`);
  await expect(formOf(page).getByLabel(labels.message)).toHaveValue(words);
  await expect(page.locator('#bold')).toHaveCount(0);
});

test('errors are shown beside the fields, with everything typed and focus on the summary', async ({
  page,
  site,
}) => {
  const who = somebody();
  await page.goto(`/aboutus${orderQuery}`);
  const form = formOf(page);
  await form.getByLabel(labels.firstName).fill(who.firstName);
  await form.getByLabel(labels.email).fill('priya@shop');
  await form.getByLabel(labels.message).fill(`${who.message} "<b>`);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    send(page).click(),
  ]);
  expect(answer.status()).toBe(422);

  const summary = form.getByRole('alert');
  await expect(summary).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  for (const label of [labels.lastName, labels.email]) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(/./);
  }
  await expect(form.getByLabel(labels.firstName)).toHaveValue(who.firstName);
  await expect(form.getByLabel(labels.email)).toHaveValue('priya@shop');
  await expect(form.getByLabel(labels.message)).toHaveValue(`${who.message} "<b>`);
  await expect(form.getByRole('checkbox', { name: orderedName })).toBeChecked();

  await summary.getByRole('link').last().click();
  await expect(form.getByLabel(labels.email)).toBeFocused();
  await form.getByLabel(labels.email).fill(who.email);
  await form.getByLabel(labels.lastName).fill(who.lastName);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  const [row] = rowsOf(site.dataDir, who.email);
  expect(row).toMatchObject({ service: packaged.service, package: tier.id });
});

test('a sent enquiry redirects to a page with its reference, and reloading that sends nothing', async ({
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
