import { z } from 'zod';
import { line, money, slug } from './common.ts';

const delivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('days'), days: z.int().positive() }),
  z.strictObject({ kind: z.literal('scope'), text: line(40) }),
]);
export type Delivery = z.infer<typeof delivery>;

const tier = z.strictObject({
  id: slug,
  name: line(24),
  tagline: line(60),
  /** `up-to` prices are the ceiling of a quoted price. */
  price: z.strictObject(
    {
      ...money.shape,
      kind: z.enum(['fixed', 'up-to']),
      currency: z.literal('USD', { error: 'write USD, packages are priced in dollars' }),
    },
    'write its kind, an amount and its currency: { kind: fixed, amount: 45, currency: USD }',
  ),
  delivery,
  /** A leading figure is set in bold, so begin with it: "3 keywords". */
  features: z.array(line(80)).min(2).max(8),
});
export type Tier = z.infer<typeof tier>;

/** content/pricing/<id>.yaml: one set of tiers, priced per campaign, that any number of pages shows. */
export const tierSet = z.strictObject({
  /** What its packages are of, and what their buttons order, on whichever page they are shown. */
  service: slug,
  /** The raised tier. */
  featured: slug,
  note: line(160),
  tiers: z.array(tier).min(3).max(4),
});
export type TierSet = z.infer<typeof tierSet>;
