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
  offer.extend({
    category: slug,
    packages: z.record(slug, offer),
    covers: z.array(slug).optional(),
  }),
);

/** A standing offer for the work of a category, as a sentence. */
const planOffer = z.strictObject({ category: slug, text: z.string().min(1) });
export const planOffersSchema = z.array(planOffer);
export type PlanOffer = z.infer<typeof planOffer>;

/** Anything other than a number of days counts as depending on scope; its wording is kept. */
const storedDelivery: z.ZodType<Delivery> = days.or(
  z
    .object({ text: z.string().catch('') })
    .transform(({ text }): Delivery => ({ kind: 'scope', text })),
);

// Kinds, currencies and reasons can be any string, because a stored plan may contain some that no
// longer exist.
const storedPlan = z.object({
  lines: z.array(
    z.object({
      item: z.string(),
      service: z.string(),
      package: z.string().nullable(),
      price: z.object({ kind: z.string(), amount: z.number(), currency: z.string() }),
      delivery: storedDelivery,
      /** The price that the visitor was shown, if different. */
      seen: z.int().optional(),
    }),
  ),
  leftOut: z.array(z.object({ item: z.string(), reason: z.string() })),
  /** The offers that applied, as sentences. */
  offers: z.array(z.string()).optional(),
});

/** An enquiry's plan as it was when the enquiry arrived. */
export type StoredPlan = z.infer<typeof storedPlan>;

/** Returns null for an enquiry without a plan. */
export function readStoredPlan(json: string | null): StoredPlan | null {
  return json === null ? null : storedPlan.parse(JSON.parse(json));
}
