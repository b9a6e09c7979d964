import { formatMoney } from '../../contract/format-money.ts';
import { type Delivery, type Price, timeOf, totalsOf } from '../../contract/plan.ts';
import { readStoredPlan, type StoredPlan } from '../../contract/plan-schemas.ts';
import { plural } from './plain-text.ts';

/** A plan for staff: lines with price and days at the time, totals, and what was left out. */
export function planLines(json: string | null): string[] {
  const plan = readStoredPlan(json);
  if (!plan) return [];
  const { lines, leftOut } = plan;
  const { days } = timeOf(lines);
  const totals = [...totalsOf(lines).map(priceText), ...(days > 0 ? [plural(days, 'day')] : [])];
  return [
    ...lines.map(lineText),
    ...(lines.length > 1 ? [`Total: ${totals.join(', ')}`] : []),
    ...leftOut.map(({ item, reason }) => `Left out (${reasonWords[reason]}): ${item}`),
  ];
}

const reasonWords = { unknown: 'unknown', double: 'twice', 'too-many': 'too many' } as const;

function lineText(line: StoredPlan['lines'][number]): string {
  const { service, package: tier, price, delivery, seen } = line;
  const shown = seen === undefined ? '' : ` (shown ${priceText({ ...price, amount: seen })})`;
  return `${[service, tier].filter(Boolean).join(', ')}: ${priceText(price)}${shown}, ${deliveryText(delivery)}`;
}

function priceText(price: Price): string {
  const prefix = { from: 'from ', 'up-to': 'up to ', fixed: '' }[price.kind];
  return prefix + formatMoney(price, 'en-GB');
}

function deliveryText(delivery: Delivery): string {
  return delivery.kind === 'days' ? plural(delivery.days, 'day') : delivery.text;
}
