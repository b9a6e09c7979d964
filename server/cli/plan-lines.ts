import { formatMoney } from '../../contract/format-money.ts';
import { type Delivery, type StoredPrice, timeOf, totalsOf } from '../../contract/plan.ts';
import { readStoredPlan, type StoredPlan } from '../../contract/plan-schemas.ts';
import { plural } from './plain-text.ts';

/**
 * A plan for staff: its lines with the prices and days at the time, its totals, and what was left
 * out.
 */
export function planLines(json: string | null): string[] {
  const plan = readStoredPlan(json);
  if (!plan) return [];
  const { lines, leftOut } = plan;
  const { days, daysInTurn } = timeOf(lines);
  const range = days < daysInTurn ? `${days} to ` : '';
  const time = days > 0 ? [`${range}${plural(daysInTurn, 'day')}`] : [];
  const totals = [...totalsOf(lines).map(priceText), ...time];
  return [
    ...lines.map(lineText),
    ...(lines.length > 1 ? [`Total: ${totals.join(', ')}`] : []),
    ...leftOut.map(
      ({ item, reason }) => `Left out (${reasonWords.get(reason) ?? reason}): ${item}`,
    ),
  ];
}

const reasonWords = new Map([
  ['double', 'twice'],
  ['too-many', 'too many'],
]);

function lineText(line: StoredPlan['lines'][number]): string {
  const { service, package: tier, price, delivery, seen } = line;
  const shown = seen === undefined ? '' : ` (shown ${priceText({ ...price, amount: seen })})`;
  const terms = [`${priceText(price)}${shown}`, deliveryText(delivery)];
  return [[service, tier], terms].map((texts) => texts.filter(Boolean).join(', ')).join(': ');
}

function priceText(price: StoredPrice): string {
  const prefix = { from: 'from ', 'up-to': 'up to ' }[price.kind] ?? '';
  return prefix + formatMoney(price, 'en-GB');
}

function deliveryText(delivery: Delivery): string {
  return delivery.kind === 'days' ? plural(delivery.days, 'day') : delivery.text;
}
