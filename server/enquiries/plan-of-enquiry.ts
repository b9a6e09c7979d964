import type { Enquiry } from '../../contract/enquiry.ts';
import {
  type Catalogue,
  itemsAsked,
  planOf,
  readSeenPrices,
  slugsOf,
} from '../../contract/plan.ts';
import type { StoredPlan } from '../../contract/plan-schemas.ts';

/** The enquiry's plan, with names and prices from the current catalogue, or null without items. */
export function planOfEnquiry(enquiry: Enquiry, catalogue: Catalogue): StoredPlan | null {
  const items = itemsAsked(enquiry, catalogue);
  if (items.length === 0) return null;
  const seen = readSeenPrices(enquiry.seen);
  const { lines, leftOut } = planOf(items, catalogue);
  return {
    lines: lines.map((line) => {
      const amount = seen.get(line.item) ?? line.price.amount;
      return amount === line.price.amount ? line : { ...line, seen: amount };
    }),
    leftOut,
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
