import type { Page } from '@playwright/test';
import { formatMoney } from '../../site/lib/format-money.ts';
import { type Delivery, tierSet } from '../../site/schemas/pricing.ts';
import { service } from '../../site/schemas/service.ts';
import { fillIn, formOf, openForm, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { readContent } from './read-content.ts';

const { tiers } = readContent('pricing/local-seo.yaml', tierSet);
const local = readContent('services/local-seo.yaml', service);
const wordpress = readContent('services/wordpress.yaml', service);
const managed = `from ${formatMoney(local.price)}, ${local.days} days`;
const [premium = 'no package premium'] = tiers
  .filter(({ id }) => id === 'premium')
  .map((tier) => `${formatMoney(tier.price)}, ${daysOf(tier.delivery)}`);
const [cheapest = 'no package'] = tiers.map((tier) => formatMoney(tier.price));

const choices = (page: Page) => ({
  service: formOf(page).locator('select[name="service"]'),
  tier: formOf(page).locator('select[name="package"]'),
});
const lines = (page: Page) => formOf(page).getByRole('checkbox');
const planOf = (page: Page) => formOf(page).getByRole('group', { name: 'Your plan' });

test('the button of a tier leads to the form, with its package as a plan', async ({ page }) => {
  await page.goto('/localseo');
  await page.locator('#prices article').filter({ hasText: 'Premium' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/aboutus\?item=local-seo:premium/);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toBeChecked();
  await expect(lines(page)).toHaveAccessibleName(`Local SEO, Premium package ${premium}`);
  await expect(choices(page).service).toBeHidden();
});

test('a plan says what it comes to, and each line can be taken out and put back', async ({
  page,
  site,
}) => {
  const who = somebody();
  await openForm(page, '?item=wordpress&item=local-seo&item=local-seo:premium&item=local-seo');
  await expect(lines(page)).toHaveCount(3);
  const pounds = (amount: number) => formatMoney({ amount, currency: 'GBP' });
  const both = `from ${pounds(local.price.amount + wordpress.price.amount)}`;
  await expect(planOf(page)).toContainText(`Managed work${both}`);
  await expect(planOf(page)).toContainText('if everything starts together');
  await expect(formOf(page).getByText('was in your plan twice')).toBeVisible();
  const first = lines(page).first();
  await first.uncheck();
  await expect(planOf(page)).toContainText(`Managed workfrom ${pounds(wordpress.price.amount)}`);
  await first.check();
  await expect(planOf(page)).toContainText(`Managed work${both}`);
  await lines(page).last().uncheck();
  await fillIn(page, who);
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  const [row] = rowsOf(site.dataDir, who.email);
  expect(row).toMatchObject({ service: null, package: null });
  expect(JSON.parse(String(row?.['plan']))).toMatchObject({
    lines: [{ item: 'local-seo' }, { item: 'local-seo:premium' }],
  });
});

test('without a line that is checked, the lists of services are back', async ({ page, site }) => {
  const who = somebody();
  await openForm(page, '?service=local-seo&package=premium');
  await expect(lines(page)).toHaveCount(1);
  await lines(page).uncheck();
  await expect(lines(page)).toBeFocused();
  await expect(choices(page).service).toBeVisible();
  await fillIn(page, who);
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  expect(rowsOf(site.dataDir, who.email)).toMatchObject([
    { service: null, package: null, plan: null },
  ]);
});

test('a service that is sold in packages too names both prices until a package is chosen', async ({
  page,
}) => {
  await openForm(page);
  await choices(page).service.selectOption('local-seo');
  const about = page
    .locator('#enquiry p')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(about).toContainText(`packages from ${cheapest}, managed work ${managed}`);
  await choices(page).tier.selectOption('premium');
  await expect(about).toContainText(premium);
  await expect(about).not.toContainText(managed);
});

test('what is chosen can be taken back, and stays away', async ({ page, site }) => {
  const who = somebody();
  await openForm(page);
  const { service, tier } = choices(page);
  await service.selectOption('local-seo');
  await tier.selectOption('premium');
  const remove = page.locator('#enquiry').getByRole('button', { name: 'Remove' });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(service).toHaveValue('');
  await expect(service).toBeFocused();
  await expect(tier).toHaveValue('');
  await fillIn(page, who);
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  const [row] = rowsOf(site.dataDir, who.email);
  expect(row?.['service']).toBeNull();
  expect(row?.['package']).toBeNull();
});

test('only packages that the chosen service is sold in are offered', async ({ page }) => {
  await openForm(page);
  const { service, tier } = choices(page);
  await service.selectOption('local-seo');
  const offered = tier.locator('option:not([hidden])');
  await expect(offered).toHaveCount(4);
  await service.selectOption('on-page-seo');
  await expect(offered).toHaveCount(5);
  await service.selectOption('seo-copywriting');
  await expect(tier).toBeHidden();
  await expect(tier).toHaveValue('');
});

test('an address that names nothing known chooses nothing, and says so', async ({ page }) => {
  await openForm(page, '?service=nonsense&package=%3Cb%3E');
  await expect(lines(page)).toHaveCount(0);
  await expect(choices(page).service).toHaveValue('');
  await expect(formOf(page).getByText('no longer offer nonsense')).toBeVisible();
});

function daysOf(delivery: Delivery): string {
  return delivery.kind === 'days' ? `${delivery.days} days` : delivery.text;
}
