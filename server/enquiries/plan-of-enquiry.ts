import type { Enquiry } from '../../contract/enquiry.ts';
import {
  type Catalogue,
  itemsAsked,
  planOf,
  readSeenPrices,
  slugsOf,
} from '../../contract/plan.ts';
import type { StoredPlan } from '../../contract/plan-schemas.ts';

/** The plan of an enquiry by the catalogue of now; null when nothing of it was asked for. */
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

/** The service and package that a row is about: what was chosen, or the only item of the plan. */
export function chosenOf(
  { service, package: tier }: Enquiry,
  plan: StoredPlan | null,
): { service: string; package: string } {
  const [only, ...others] = plan?.lines ?? [];
  const isChosen = service !== '' || !only || others.length > 0;
  return isChosen ? { service, package: tier } : slugsOf(only.item);
}
