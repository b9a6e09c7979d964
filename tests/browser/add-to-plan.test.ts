import { fillWords } from '../../contract/fill-words.ts';
import { addAnchor } from '../../contract/paths.ts';
import { slugsOf } from '../../contract/plan.ts';
import { lineName } from '../../contract/plan-text.ts';
import { planWords, servicePathOf, ui } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { overflow } from './overflow.ts';
import { keptPlan, one, openPlan, query, shownLines, three, tier } from './plans.ts';

test('"Add to plan" adds an item, says so, and removes it, without loading the framework', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/services');
  const add = page.locator(`[data-plan-add="${one.item}"]`);
  await expect(add).toHaveRole('button');
  await add.focus();
  await page.keyboard.press('Space');
  await expect(add).toHaveAccessibleName(`${ui.plan.planned} ${ui.plan.remove} : ${one.service}`);
  await expect(page).toHaveURL(/\/services$/);
  const header = page.getByRole('banner');
  await expect(header.locator('[data-plan-status]')).toHaveText(`${one.service} is in your plan.`);
  await expect(header.locator('[data-count]:visible')).toHaveText('1');
  expect(scripts.filter((path) => /react|client/i.test(path))).toEqual([]);
  await add.click();
  await expect(add).toHaveAccessibleName(`${ui.plan.add} : ${one.service}`);
  await expect(header.locator('[data-plan-status]')).toContainText('no longer');
  await expect(header.locator('[data-count]:visible')).toHaveCount(0);
});

test('holding a key presses "Add to plan" once', async ({ page }) => {
  await page.goto('/services');
  const add = page.locator(`[data-plan-add="${one.item}"]`);
  await expect(add).toHaveRole('button');
  await add.focus();
  await page.keyboard.down('Space');
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  expect(await keptPlan(page)).toEqual([one.item]);
});

test('packages and managed work beside them have the button too, and the header links to the plan', async ({
  page,
}) => {
  const slug = slugsOf(tier.item).service;
  await page.goto(servicePathOf(slug));
  const add = page.locator(`#prices [data-plan-add="${slug}"]`);
  await expect(add).toHaveRole('button');
  const managedName = fillWords(ui.plan.managed, { service: tier.service });
  await expect(add).toHaveAccessibleName(`${ui.plan.add} : ${managedName}`);
  await add.click();
  const packageName = fillWords(ui.plan.package, {
    service: tier.service,
    package: tier.package ?? '',
  });
  const addPackage = page.locator(`main [data-plan-add="${tier.item}"]`);
  await expect(addPackage).toHaveAccessibleName(`${ui.plan.add} : ${packageName}`);
  await addPackage.click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${ui.plan.link}`) })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/plan/);
  await expect(shownLines(page)).toHaveCount(2);
  await expect(shownLines(page).filter({ hasText: lineName(tier, planWords) })).toHaveCount(1);
});

for (const width of [320, 390, 768]) {
  const tag = width === 320 ? [] : ['@full'];
  test(`the header has room for the plan at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPlan(page, `${query(three)}#${addAnchor}`);
    const header = page.getByRole('banner');
    await expect(header.locator('[data-count]:visible')).toHaveText('3');
    const boxes = await header
      .locator('> div > a, > div > div a, > div button')
      .filter({ visible: true })
      .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    const sorted = boxes.toSorted((a, b) => a.left - b.left);
    for (const [index, box] of sorted.slice(1).entries()) {
      expect(box.left, `${index}`).toBeGreaterThanOrEqual(sorted[index]?.right ?? 0);
    }
    expect(await overflow(page)).toEqual({ sideways: 0, cut: [] });
  });
}
