import { z } from 'zod';
import { slugPattern } from './field-rules.ts';
import { type Catalogue, currencies, type Delivery, priceKinds } from './plan.ts';

const slug = z.string().regex(slugPattern);
const price = z.object({
  kind: z.enum(priceKinds),
  amount: z.int().nonnegative(),
  currency: z.enum(currencies),
});
const days = z.object({ kind: z.literal('days'), days: z.int().positive() });
const delivery = z.discriminatedUnion('kind', [
  days,
  z.object({ kind: z.literal('scope'), text: z.string() }),
]);
const offer = z.object({ name: z.string().min(1), price, delivery });

export const catalogueSchema: z.ZodType<Catalogue> = z.record(
  slug,
  offer.extend({ packages: z.record(slug, offer) }),
);

/** What is no number of days is whatever words there are. */
const storedDelivery: z.ZodType<Delivery> = days.or(
  z
    .object({ text: z.string().catch('') })
    .transform(({ text }): Delivery => ({ kind: 'scope', text })),
);

// Kinds, currencies and reasons are those of the day on which the plan was stored, not of today.
const storedPlan = z.object({
  lines: z.array(
    z.object({
      item: z.string(),
      service: z.string(),
      package: z.string().nullable(),
      price: z.object({ kind: z.string(), amount: z.number(), currency: z.string() }),
      delivery: storedDelivery,
      /** The amount that the visitor was shown, where it was another. */
      seen: z.int().optional(),
    }),
  ),
  leftOut: z.array(z.object({ item: z.string(), reason: z.string() })),
});

/** The plan of an enquiry as it was when it arrived. */
export type StoredPlan = z.infer<typeof storedPlan>;

/** Null for enquiries without a plan, or from before there were plans. */
export function readStoredPlan(json: string | null): StoredPlan | null {
  return json === null ? null : storedPlan.parse(JSON.parse(json));
}
