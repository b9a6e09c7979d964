import type { Page } from '@playwright/test';
import { fillWords } from '../../contract/fill-words.ts';
import { type PlanLine, planOf } from '../../contract/plan.ts';
import {
  deliveryText,
  leftOutTexts,
  lineName,
  priceText,
  timeText,
  totalTexts,
} from '../../contract/plan-text.ts';
import { formatMoney } from '../../site/lib/format-money.ts';
import {
  catalogue,
  categories,
  detail,
  forms,
  labels,
  offers,
  ordered,
  orderedName,
  orderQuery,
  otherPackaged,
  packaged,
  pageOf,
  planWords,
  there,
  tier,
} from '../content/today.ts';
import { fillIn, formOf, openForm, referencePattern, rowsOf, send, somebody } from './enquiries.ts';
import { expect, full, test } from './fixtures.ts';

const lineOf = (item: string) => there(planOf([item], catalogue).lines[0]);
const terms = ({ price, delivery }: PlanLine) =>
  `${priceText(price, planWords)}, ${deliveryText(delivery, planWords)}`;
const wanted = terms(lineOf(ordered));
const cheapest = formatMoney(there(packaged.set.tiers[0]).price);
const managed = terms(lineOf(packaged.service));

const choices = (page: Page) => ({
  service: formOf(page).locator('select[name="service"]'),
  choice: formOf(page).locator('select[name="package"]'),
});
const lines = (page: Page) => formOf(page).getByRole('checkbox');
const box = (page: Page, item: string) => formOf(page).locator(`input[value="${item}"]`);
const planGroup = (page: Page) => formOf(page).getByRole('group', { name: forms.plan.heading });

test("a package's button opens the form with that package as a plan", async ({ page }) => {
  await page.goto(packaged.path);
  const form = `/aboutus${orderQuery}#enquiry`;
  await page.locator(`#prices article a[href="${form}"]`).click();
  await expect(page).toHaveURL(form);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toBeChecked();
  await expect(lines(page)).toHaveAccessibleName(`${orderedName} ${wanted}`);
  await expect(formOf(page).getByRole('group', { name: forms.plan.order })).toBeVisible();
  await expect(choices(page).service).toBeHidden();
});

test('a plan shows its totals, and each line can be removed and put back', async ({
  page,
  site,
}) => {
  const who = somebody();
  const items = [detail.service, packaged.service, ordered, packaged.service];
  await openForm(page, `?${items.map((item) => `item=${item}`).join('&')}`);
  await expect(lines(page)).toHaveCount(3);
  const whole = planOf(items, catalogue);
  const expectTotals = async (planned: readonly PlanLine[]) => {
    for (const { label, text } of totalTexts(planned, planWords)) {
      await expect(planGroup(page)).toContainText(`${label}${text}`);
    }
    await expect(planGroup(page)).toContainText(timeText(planned, planWords));
  };
  await expectTotals(whole.lines);
  for (const text of leftOutTexts(whole, catalogue, planWords)) {
    await expect(formOf(page).getByText(text)).toBeVisible();
  }
  const first = box(page, packaged.service);
  await first.uncheck();
  await expectTotals(whole.lines.filter(({ item }) => item !== packaged.service));
  await first.check();
  await expectTotals(whole.lines);
  await box(page, detail.service).uncheck();
  await fillIn(page, who);
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  const sent = planOf([packaged.service, ordered], catalogue).lines;
  const confirmation = page.getByRole('status').filter({ hasText: referencePattern });
  await expect(confirmation.getByRole('listitem')).toHaveText(
    sent.map((line) => `${lineName(line, planWords)}${terms(line)}`),
  );
  for (const { label, text } of totalTexts(sent, planWords)) {
    await expect(confirmation).toContainText(`${label}${text}`);
  }
  await expect(confirmation).toContainText(timeText(sent, planWords));
  await expect(confirmation).toContainText(who.email);
  await expect(page.getByText(pageOf('contact').form.lead)).toBeHidden();
  const [row] = rowsOf(site.dataDir, who.email);
  expect(row).toMatchObject({ service: null, package: null });
  expect(JSON.parse(String(row?.['plan']))).toMatchObject({
    lines: [{ item: packaged.service }, { item: ordered }],
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a plan' : 'with a plan, without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test('the form shows the offers of the categories in it', async ({ page }) => {
      for (const { id: category } of categories) {
        const [slug] =
          Object.entries(catalogue).find((each) => each[1].category === category) ?? [];
        if (!slug) continue;
        await page.goto(`/aboutus?item=${slug}`);
        await expect(box(page, slug)).toBeChecked();
        for (const { percent, text, ...offer } of offers.standing) {
          const note = formOf(page).getByText(fillWords(text, { percent }));
          await expect(note).toBeVisible({ visible: offer.category === category });
        }
      }
    });
  });
}

test('a message is optional with a plan, and required without one', async ({ page, site }) => {
  const who = { ...somebody(), message: '' };
  await openForm(page, orderQuery);
  const message = formOf(page).getByLabel(labels.message);
  await expect(message).not.toHaveAttribute('required');
  await fillIn(page, who);
  await lines(page).uncheck();
  await expect(message).toHaveAttribute('required');
  await send(page).click();
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveCount(1);
  await lines(page).check();
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  expect(rowsOf(site.dataDir, who.email)).toMatchObject([{ message: '' }]);
});

test("the browser's stored plan is added if the URL asks for nothing, and after going back", async ({
  page,
}) => {
  const toForm = (address: string) =>
    page.evaluate((path) => location.assign(path), address).catch(() => {});
  await page.goto(`/plan?item=${detail.service}&item=${ordered}#add`);
  await expect(page.getByRole('banner').locator('[data-count]:visible')).toHaveText('2');
  await toForm('/aboutus?utm_source=mail#enquiry');
  await expect(lines(page)).toHaveCount(2);
  await expect(page).toHaveURL('/aboutus?utm_source=mail#enquiry');
  await expect(page.locator('#enquiry [data-live]')).toBeAttached();
  await box(page, ordered).uncheck();
  await expect(box(page, detail.service)).toBeChecked();
  await toForm('/privacy');
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page.locator('#enquiry [data-live]')).toBeAttached();
  await expect(lines(page)).toHaveCount(2);
  await expect(box(page, detail.service)).toBeChecked();
  await expect(box(page, ordered)).not.toBeChecked();
  for (const address of [`/aboutus?item=${ordered}`, '/aboutus?message=Mugs']) {
    await page.goto(address);
    await expect(page.locator('#enquiry [data-live]')).toBeAttached();
    await expect(box(page, detail.service)).toBeHidden();
    await page.getByRole('button', { name: /^Add \d+ items? from your plan$/ }).click();
    await expect(box(page, detail.service)).toBeChecked();
  }
});

test('an added and an unchecked line survive going back and a reload, and are sent as shown', async ({
  page,
  site,
}) => {
  const who = somebody();
  await page.goto(`/plan?item=${detail.service}#add`);
  await expect(page.getByRole('banner').locator('[data-count]:visible')).toHaveText('1');
  await openForm(page, orderQuery);
  await page.getByRole('button', { name: /^Add 1 item from your plan$/ }).click();
  await fillIn(page, who);
  await box(page, ordered).uncheck();
  const asLeft = async () => {
    await expect(page.locator('#enquiry [data-live]')).toBeAttached();
    await expect(lines(page)).toHaveCount(2);
    await expect(box(page, detail.service)).toBeChecked();
    await expect(box(page, ordered)).not.toBeChecked();
    await expect(page.getByRole('button', { name: /from your plan$/ })).toBeHidden();
    await expect(page.locator('#enquiry [data-plan-total]:visible')).toHaveCount(1);
    await expect(page.locator('#enquiry [data-plan-left-out]')).toBeHidden();
  };
  await page.goto('/terms');
  await page.goBack();
  await asLeft();
  await page.reload();
  await asLeft();
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  const [row] = rowsOf(site.dataDir, who.email);
  expect(row?.plan).toContain(`"item":"${detail.service}"`);
  expect(row?.plan).not.toContain(ordered);
});

test('a line unticked before leaving stays unticked, and the rest of the order follows', async ({
  page,
}) => {
  await openForm(page, orderQuery);
  await box(page, ordered).uncheck();
  await page.reload();
  await expect(page.locator('#enquiry [data-live]')).toBeAttached();
  await expect(box(page, ordered)).not.toBeChecked();
  await expect(page.locator('#enquiry [data-plan-total]:visible')).toHaveCount(0);
  await expect(formOf(page).getByLabel(labels.message)).toHaveAttribute('required');
});

test('a service chosen in the lists becomes a line when the plan is added', async ({ page }) => {
  await page.goto(`/plan?item=${detail.service}#add`);
  await expect(page.getByRole('banner').locator('[data-count]:visible')).toHaveText('1');
  await openForm(page, '?message=Hello');
  await formOf(page).locator('select[name="service"]').selectOption(otherPackaged.service);
  await page.getByRole('button', { name: /^Add 1 item from your plan$/ }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(box(page, otherPackaged.service)).toBeChecked();
  await expect(formOf(page).locator('select[name="service"]')).toHaveValue('');
});

test("items that were sent are removed from the browser's stored plan", async ({ page }) => {
  await page.goto(`/plan?item=${detail.service}&item=${ordered}#add`);
  const count = page.getByRole('banner').locator('[data-count]:visible');
  await expect(count).toHaveText('2');
  await openForm(page, orderQuery);
  await fillIn(page, somebody());
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  await expect(count).toHaveText('1');
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBe(`["${detail.service}"]`);
  await page.getByRole('status').filter({ hasText: referencePattern }).getByRole('button').click();
  await page.getByRole('button', { name: /^Add 1 item from your plan$/ }).click();
  await expect(box(page, detail.service)).toBeChecked();
});

test(
  'with every line unchecked, the lists of services are shown again',
  full,
  async ({ page, site }) => {
    const who = somebody();
    await openForm(page, `?service=${packaged.service}&package=${tier.id}`);
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
  },
);

test('a service that is also sold in packages shows only its own price until a package is chosen', async ({
  page,
}) => {
  await openForm(page);
  await choices(page).service.selectOption(packaged.service);
  const about = page
    .locator('#enquiry p')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(about).toContainText(managed);
  await expect(about).not.toContainText(cheapest);
  await choices(page).choice.selectOption(tier.id);
  await expect(about).toContainText(wanted);
  await expect(about).not.toContainText(managed);
});

test('a choice can be removed and stays removed', async ({ page, site }) => {
  const who = somebody();
  await openForm(page);
  const { service, choice } = choices(page);
  await service.selectOption(packaged.service);
  await choice.selectOption(tier.id);
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

test('only packages of the chosen service are offered', full, async ({ page }) => {
  await openForm(page);
  const { service, choice } = choices(page);
  await service.selectOption(packaged.service);
  const offered = choice.locator('option:not([hidden])');
  await expect(offered).toHaveCount(packaged.set.tiers.length + 1);
  await service.selectOption(otherPackaged.service);
  await expect(offered).toHaveCount(otherPackaged.set.tiers.length + 1);
  await service.selectOption(detail.service);
  await expect(choice).toBeHidden();
  await expect(choice).toHaveValue('');
});

test('with only unknown items in the URL, nothing is chosen, and the page says so', async ({
  page,
}) => {
  await openForm(page, '?service=nonsense&package=%3Cb%3E');
  await expect(lines(page)).toHaveCount(0);
  await expect(choices(page).service).toHaveValue('');
  const [leftOut = ''] = leftOutTexts(planOf(['nonsense'], catalogue), catalogue, planWords);
  await expect(formOf(page).getByText(leftOut)).toBeVisible();
});
