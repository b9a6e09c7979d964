import { fillPlural } from '../../contract/fill-words.ts';
import { enquiryPath, ledgerAnchor } from '../../contract/paths.ts';
import { slugsOf } from '../../contract/plan.ts';
import { planWords, servicePathOf } from '../content/today.ts';
import { expectNoViolations } from './axe.ts';
import { expect, full, test } from './fixtures.ts';
import {
  boxOf,
  expectThree,
  itemsOf,
  keepPlan,
  keptPlan,
  ledgerOf,
  one,
  openPlan,
  pounds,
  query,
  shownLines,
  three,
  tick,
  tier,
  two,
  words,
} from './plans.ts';

test('until its script has loaded, "Add to plan" links to a plan with the item added', async ({
  page,
}) => {
  await keepPlan(page, [one, two]);
  await page.goto(servicePathOf(slugsOf(tier.item).service));
  const link = page.locator(`main [data-plan-add="${tier.item}"]`);
  await page.goto((await link.getAttribute('href')) ?? '');
  await expectThree(page);
  await expect(page).toHaveURL(/\/plan\?item=[^#]+$/);
  expect((await keptPlan(page)).toSorted()).toEqual(itemsOf(three));
});

test("a plan from a link does not replace the visitor's own, and can be added to it", async ({
  page,
}) => {
  await keepPlan(page, [one]);
  await openPlan(page, query([two]));
  await expect(shownLines(page)).toHaveCount(1);
  const own = page.getByRole('link', { name: words.linked.own }).first();
  const title = ledgerOf(page).getByRole('heading', { level: 2 });
  await expect(title).toHaveText(words.linked.heading);
  await expect(own).toBeVisible();
  await expectNoViolations(page, 'linked');
  await tick(page, tier);
  await expect(shownLines(page)).toHaveCount(2);
  expect(await keptPlan(page)).toEqual([one.item]);
  await page.reload();
  await expect(own).toBeVisible();
  await expect(shownLines(page)).toHaveCount(2);

  await own.click();
  await expect(own).toHaveCount(0);
  await expect(boxOf(page, one)).toBeChecked();
  await expect(shownLines(page)).toHaveCount(1);
  await page.goBack();
  await ledgerOf(page).getByRole('button', { name: words.linked.join }).click();
  await expectThree(page);
  await expect(own).toHaveCount(0);
  await expect(title).toBeFocused();
  await expect(title).toHaveText(planWords.words.heading);
  expect((await keptPlan(page)).toSorted()).toEqual(itemsOf(three));
});

test("a plan from a link becomes the visitor's own when it is first changed", async ({ page }) => {
  await openPlan(page, query([one]));
  await expect(shownLines(page)).toHaveCount(1);
  expect(await keptPlan(page)).toEqual([]);
  await boxOf(page, two).check();
  expect((await keptPlan(page)).toSorted()).toEqual(itemsOf([one, two]));
  await expect(page.getByRole('link', { name: words.linked.own })).toHaveCount(0);
});

test('the plan is the same in every tab', full, async ({ page, context }) => {
  await openPlan(page);
  const other = await context.newPage();
  await openPlan(other);
  await boxOf(page, one).check();
  await expect(boxOf(other, one)).toBeChecked();
  await boxOf(other, two).check();
  await expect(boxOf(page, two)).toBeChecked();
  expect((await keptPlan(page)).toSorted()).toEqual(itemsOf([one, two]));
});

test('an item added elsewhere is shown after going back', full, async ({ page }) => {
  await openPlan(page);
  await boxOf(page, one).check();
  await page.goto('/services');
  const add = page.locator(`[data-plan-add="${two.item}"]`);
  await expect(add).toHaveRole('button');
  await add.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/plan/);
  await expect(shownLines(page)).toHaveCount(2);
});

test('items sent in the meantime are no longer shown after going back', async ({ page }) => {
  await openPlan(page);
  await boxOf(page, one).check();
  await boxOf(page, two).check();
  await page.evaluate((anchor) => location.assign(`#${anchor}`), ledgerAnchor);
  for (const left of [[one], []]) {
    await keepPlan(page, left);
    await page.goBack();
    await expect(page.locator('[data-live] > form')).toBeAttached();
    await expect(shownLines(page)).toHaveCount(left.length);
  }
  await expect(page.getByRole('link', { name: words.ledger.send })).toBeHidden();
});

test('an order for one item offers to add the rest of the plan', async ({ page }) => {
  await keepPlan(page, [two, tier]);
  await page.goto(enquiryPath({ items: [one.item] }));
  const form = page.locator('[data-live] form[data-form="enquiry"]');
  await expect(form.locator('[data-plan-line]:visible')).toHaveCount(1);
  const { addKept } = planWords.words;
  await form.getByRole('button', { name: fillPlural(addKept, 2, planWords.locale) }).click();
  await expect(form.locator('[data-plan-line]:visible')).toHaveCount(3);
  await expect(form.locator('input[name="item"]:focus')).toBeChecked();
  await expect(form.locator('[data-plan-total="GBP"]')).toHaveText(pounds);
  await expect(form.getByRole('button', { name: /plan/i })).toHaveCount(0);
});
