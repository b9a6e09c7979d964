import { z } from 'zod';
import { slugPattern } from './field-rules.ts';
import { type Catalogue, currencies, priceKinds, reasonsLeftOut } from './plan.ts';

const slug = z.string().regex(slugPattern);
const price = z.object({
  kind: z.enum(priceKinds),
  amount: z.int().nonnegative(),
  currency: z.enum(currencies),
});
const delivery = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('days'), days: z.int().positive() }),
  z.object({ kind: z.literal('scope'), text: z.string() }),
]);
const offer = z.object({ name: z.string().min(1), price, delivery });

export const catalogueSchema: z.ZodType<Catalogue> = z.record(
  slug,
  offer.extend({ packages: z.record(slug, offer) }),
);

const storedPlan = z.object({
  lines: z.array(
    z.object({
      item: z.string(),
      service: z.string(),
      package: z.string().nullable(),
      price,
      delivery,
      /** The amount that the visitor was shown, if different. */
      seen: z.int().optional(),
    }),
  ),
  leftOut: z.array(z.object({ item: z.string(), reason: z.enum(reasonsLeftOut) })),
});

/** The plan of an enquiry as it was when it arrived. */
export type StoredPlan = z.infer<typeof storedPlan>;

/** Null for enquiries without a plan, or from before there were plans. */
export function readStoredPlan(json: string | null): StoredPlan | null {
  return json === null ? null : storedPlan.parse(JSON.parse(json));
}
