import type { Enquiry } from '../../contract/enquiry.ts';
import {
  type Catalogue,
  conditionsOf,
  itemsAsked,
  planOf,
  readSeenPrices,
  slugsOf,
} from '../../contract/plan.ts';
import type { PlanOffer, StoredPlan } from '../../contract/plan-schemas.ts';

/**
 * The enquiry's plan, with names and prices from the current catalogue and the current offers, or
 * null without items.
 */
export function planOfEnquiry(
  enquiry: Enquiry,
  catalogue: Catalogue,
  offers: readonly PlanOffer[],
): StoredPlan | null {
  const items = itemsAsked(enquiry, catalogue);
  if (items.length === 0) return null;
  const seen = readSeenPrices(enquiry.seen);
  const plan = planOf(items, catalogue);
  const { lines, leftOut } = plan;
  const conditions = conditionsOf(plan, catalogue);
  const applying = offers.filter(({ category }) => conditions.has(category));
  return {
    lines: lines.map((line) => {
      const amount = seen.get(line.item) ?? line.price.amount;
      return amount === line.price.amount ? line : { ...line, seen: amount };
    }),
    leftOut,
    ...(applying.length > 0 && { offers: applying.map(({ text }) => text) }),
  };
}

/** The service and package to store: those chosen, otherwise those of the plan's only item. */
export function chosenOf(
  { service, package: tier }: Enquiry,
  plan: StoredPlan | null,
): { service: string; package: string } {
  const [only, ...others] = plan?.lines ?? [];
  if (service !== '' || !only || others.length > 0) return { service, package: tier };
  const planned = slugsOf(only.item);
  return { service: planned.service, package: tier || planned.package };
}
