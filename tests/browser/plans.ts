import type { Page } from '@playwright/test';
import { fillPlural } from '../../contract/fill-words.ts';
import { everyLine, type PlanLine } from '../../contract/plan.ts';
import { formatMoney } from '../../site/lib/format-money.ts';
import { catalogue, pageOf, planWords } from '../content/today.ts';
import { expect } from './fixtures.ts';

export const words = pageOf('plan');
export const lines = everyLine(catalogue);

/** The first two managed services in the catalogue that have no packages, and the first package. */
export const three = pickThree();
export const [one, two, tier] = three;

const allDays = three.map(({ delivery }) => (delivery.kind === 'days' ? delivery.days : 0));
export const longest = Math.max(...allDays);
export const inTurn = allDays.reduce((sum, days) => sum + days, 0);
export const pounds = `from ${formatMoney({ amount: one.price.amount + two.price.amount, currency: 'GBP' })}`;
export const dollars = formatMoney(tier.price);

export const ledgerOf = (page: Page) => page.locator('#your-plan');
export const boxOf = (page: Page, { item }: PlanLine) => page.locator(`input[value="${item}"]`);
/** Ticks an item. Packages are folded, so a visitor opens them first. */
export async function tick(page: Page, line: PlanLine): Promise<void> {
  const fold = page.locator('details').filter({ has: boxOf(page, line) });
  if ((await fold.count()) > 0 && (await fold.getAttribute('open')) === null) {
    await fold.locator('summary').click();
  }
  await boxOf(page, line).check();
}

export const shownLines = (page: Page) => page.locator('[data-plan-line]:visible');
export const itemsOf = (items: readonly PlanLine[]) => items.map(({ item }) => item).toSorted();

export const query = (items: readonly PlanLine[]) =>
  `?${items.map(({ item }) => `item=${item}`).join('&')}`;

/** Opens the plan. Its script loads at the first interaction with an empty one. */
export async function openPlan(page: Page, search = ''): Promise<void> {
  await page.goto(`/plan${search}`);
  await page.locator('input[name="item"]').first().dispatchEvent('pointerover');
  await expect(page.locator('[data-live] > form')).toBeAttached();
}

/** Stores a plan in this browser. */
export async function keepPlan(page: Page, items: readonly PlanLine[]): Promise<void> {
  await page.goto('/privacy');
  const kept = JSON.stringify(items.map(({ item }) => item));
  await page.evaluate((text) => localStorage.setItem('plan', text), kept);
}

export function keptPlan(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('plan') ?? '[]'));
}

export async function expectThree(page: Page): Promise<void> {
  await expect(shownLines(page)).toHaveCount(3);
  await expect(ledgerOf(page).locator('[data-plan-total="GBP"]')).toHaveText(pounds);
  await expect(ledgerOf(page).locator('[data-plan-total="USD"]')).toHaveText(dollars);
  await expect(ledgerOf(page).locator('[data-plan-time]')).toContainText(
    fillPlural(planWords.words.readyTogether, longest, planWords.locale, { inTurn }),
  );
}

function pickThree(): [PlanLine, PlanLine, PlanLine] {
  const [one, two] = lines.filter(
    ({ item, price }) =>
      price.currency === 'GBP' && Object.keys(catalogue[item]?.packages ?? {}).length === 0,
  );
  const tier = lines.find(
    ({ price, delivery }) =>
      price.currency === 'USD' && price.kind === 'fixed' && delivery.kind === 'days',
  );
  if (!one || !two || !tier) throw new Error('The catalogue has too few items for these tests.');
  return [one, two, tier];
}
