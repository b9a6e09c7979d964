import type { Page } from '@playwright/test';
import { formatCount } from '../../site/lib/format-count.ts';
import { formatMoney } from '../../site/lib/format-money.ts';
import type { Delivery } from '../../site/schemas/pricing.ts';
import {
  content,
  detail,
  labels,
  orderQuery,
  otherPackaged,
  packaged,
  there,
  tier,
  ui,
} from '../content/today.ts';
import { fillIn, formOf, openForm, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';

const { tiers } = packaged.set;
const [ofTiers, ofCard] = [packaged, detail].map(({ service }) =>
  there(content.services.find(({ slug }) => slug === service)),
);
const { price, days } = there(ofCard).data;
const wanted = `${formatMoney(tier.price)} ${ui.perCampaign}, ${daysOf(tier.delivery)}`;
const cheapest = formatMoney(there(tiers[0]).price);
const managed = formatMoney(there(ofTiers).data.price);
const priced = `${ui.from} ${formatMoney(price)}, ${formatCount(days, ui.days)}`;

const choices = (page: Page) => ({
  service: formOf(page).locator('select[name="service"]'),
  choice: formOf(page).locator('select[name="package"]'),
});

test('the button of a tier leads to the form, with its service and package chosen', async ({
  page,
}) => {
  await page.goto(packaged.path);
  await page.locator('#prices article').filter({ hasText: tier.name }).getByRole('link').click();
  await expect(page).toHaveURL(`/aboutus${orderQuery}#enquiry`);
  const { service, choice } = choices(page);
  await expect(service).toHaveValue(packaged.service);
  await expect(choice).toHaveValue(tier.id);
  const about = page.locator('#enquiry p').filter({ has: page.getByRole('button') });
  await expect(about.first()).toContainText(there(ofTiers).data.name);
  await expect(about.first()).toContainText(tier.name);
  await expect(about.first()).toContainText(wanted);
  await service.selectOption(detail.service);
  await expect(about.first()).toContainText(priced);
});

test('a service that is sold in packages too names both prices until a package is chosen', async ({
  page,
}) => {
  await openForm(page, `?service=${packaged.service}`);
  const about = page
    .locator('#enquiry p')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(about).toContainText(cheapest);
  await expect(about).toContainText(managed);
  await choices(page).choice.selectOption(tier.id);
  await expect(about).toContainText(wanted);
  await expect(about).not.toContainText(managed);
});

test('what it is about can be taken back, and stays away', async ({ page, site }) => {
  const who = somebody();
  await openForm(page, orderQuery);
  const { service, choice } = choices(page);
  const remove = page.locator('#enquiry').getByRole('button', { name: labels.remove });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(service).toHaveValue('');
  await expect(service).toBeFocused();
  await expect(choice).toHaveValue('');
  await fillIn(page, who);
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  const [row] = rowsOf(site.dataDir, who.email);
  expect(row?.['service']).toBeNull();
  expect(row?.['package']).toBeNull();
});

test('only packages that the chosen service is sold in are offered', async ({ page }) => {
  await openForm(page, orderQuery);
  const { service, choice } = choices(page);
  await expect(page.locator('#enquiry').getByRole('button', { name: labels.remove })).toBeVisible();
  const offered = choice.locator('option:not([hidden])');
  await expect(offered).toHaveCount(packaged.set.tiers.length + 1);
  await service.selectOption(otherPackaged.service);
  await expect(offered).toHaveCount(otherPackaged.set.tiers.length + 1);
  await service.selectOption(detail.service);
  await expect(choice).toBeHidden();
  await expect(choice).toHaveValue('');
});

test('an address that names nothing known chooses nothing', async ({ page }) => {
  await openForm(page, '?service=nonsense&package=%3Cb%3E');
  const { service, choice } = choices(page);
  await expect(service).toHaveValue('');
  await expect(choice).toHaveValue('');
});

function daysOf(delivery: Delivery): string {
  return delivery.kind === 'days' ? formatCount(delivery.days, ui.days) : delivery.text;
}
