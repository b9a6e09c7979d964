import type { Page } from '@playwright/test';
import { formatMoney } from '../../site/lib/format-money.ts';
import { type Delivery, tierSet } from '../../site/schemas/pricing.ts';
import { service } from '../../site/schemas/service.ts';
import { fillIn, formOf, openForm, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { readContent } from './read-content.ts';

const { tiers } = readContent('pricing/local-seo.yaml', tierSet);
const { price, days } = readContent('services/seo-copywriting.yaml', service);
const [premium = 'no package premium'] = tiers
  .filter(({ id }) => id === 'premium')
  .map((tier) => `${formatMoney(tier.price)} per campaign, ${daysOf(tier.delivery)}`);
const [cheapest = 'no package'] = tiers.map((tier) => formatMoney(tier.price));
const managed = formatMoney(readContent('services/local-seo.yaml', service).price);
const copywriting = `from ${formatMoney(price)}, ${days} days`;

const choices = (page: Page) => ({
  service: formOf(page).locator('select[name="service"]'),
  tier: formOf(page).locator('select[name="package"]'),
});

test('the button of a tier leads to the form, with its service and package chosen', async ({
  page,
}) => {
  await page.goto('/localseo');
  await page.locator('#prices article').filter({ hasText: 'Premium' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/aboutus\?service=local-seo&package=premium/);
  const { service, tier } = choices(page);
  await expect(service).toHaveValue('local-seo');
  await expect(tier).toHaveValue('premium');
  const about = page.locator('#enquiry p').filter({ has: page.getByRole('button') });
  await expect(about.first()).toContainText('Local SEO');
  await expect(about.first()).toContainText('Premium');
  await expect(about.first()).toContainText(premium);
  await service.selectOption('seo-copywriting');
  await expect(about.first()).toContainText(copywriting);
});

test('a service that is sold in packages too names both prices until a package is chosen', async ({
  page,
}) => {
  await openForm(page, '?service=local-seo');
  const about = page
    .locator('#enquiry p')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(about).toContainText(`packages from ${cheapest}, managed work from ${managed}`);
  await choices(page).tier.selectOption('premium');
  await expect(about).toContainText(premium);
  await expect(about).not.toContainText(managed);
});

test('what it is about can be taken back, and stays away', async ({ page, site }) => {
  const who = somebody();
  await openForm(page, '?service=local-seo&package=premium');
  const { service, tier } = choices(page);
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
  await openForm(page, '?service=local-seo&package=premium');
  const { service, tier } = choices(page);
  await expect(page.locator('#enquiry').getByRole('button', { name: 'Remove' })).toBeVisible();
  const offered = tier.locator('option:not([hidden])');
  await expect(offered).toHaveCount(4);
  await service.selectOption('on-page-seo');
  await expect(offered).toHaveCount(5);
  await service.selectOption('seo-copywriting');
  await expect(tier).toBeHidden();
  await expect(tier).toHaveValue('');
});

test('an address that names nothing known chooses nothing', async ({ page }) => {
  await openForm(page, '?service=nonsense&package=%3Cb%3E');
  const { service, tier } = choices(page);
  await expect(service).toHaveValue('');
  await expect(tier).toHaveValue('');
});

function daysOf(delivery: Delivery): string {
  return delivery.kind === 'days' ? `${delivery.days} days` : delivery.text;
}
