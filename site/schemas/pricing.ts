import { z } from 'zod';
import { line, money, serviceSlug, slug } from './common.ts';

const delivery = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('days'), days: z.int().positive() }),
    z.strictObject({ kind: z.literal('scope'), text: line(40) }),
  ])
  .describe('When it is delivered: a number of `days`, or words where the `scope` decides.');
export type Delivery = z.infer<typeof delivery>;

const tier = z.strictObject({
  id: slug.describe('What orders call the package by. One id has the same name in every set.'),
  name: line(24),
  tagline: line(60),
  price: z
    .strictObject(
      {
        ...money.shape,
        kind: z
          .enum(['fixed', 'up-to'])
          .describe('`fixed`, or `up-to` for the highest price that a quote can reach.'),
        currency: z.literal('USD', { error: 'write USD, packages are priced in dollars' }),
      },
      'write its kind, an amount and its currency: { kind: fixed, amount: 45, currency: USD }',
    )
    .describe('Price in US dollars, such as { kind: fixed, amount: 45, currency: USD }.'),
  delivery,
  features: z
    .array(line(80))
    .min(2)
    .max(8)
    .describe('What is included. A leading figure is set in bold: "3 keywords".'),
});
export type Tier = z.infer<typeof tier>;

/** content/pricing/<id>.yaml: one set of tiers, priced per campaign, that any number of pages shows. */
export const tierSet = z.strictObject({
  service: serviceSlug.describe(
    'The service that the packages belong to. Their buttons order it on every page that shows them.',
  ),
  featured: slug.describe('The id of the package that stands out.'),
  note: line(160),
  tiers: z.array(tier).min(3).max(4),
});
export type TierSet = z.infer<typeof tierSet>;
