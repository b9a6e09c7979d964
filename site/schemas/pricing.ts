import { z } from 'zod';
import { line, money, serviceSlug, slug } from './common.ts';

const delivery = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('days'),
      days: z.int().positive().describe('Days until delivery, as on the price list.'),
    }),
    z.strictObject({
      kind: z.literal('scope'),
      text: line(40).describe('The wording instead of a number of days.'),
    }),
  ])
  .describe('Delivery time: a number of `days`, or wording if it depends on `scope`.');
export type Delivery = z.infer<typeof delivery>;

const timelineStep = z.strictObject({
  until: z
    .int()
    .positive()
    .optional()
    .describe('The last day of the step. The last step has none: it ends on the day of delivery.'),
  who: z
    .enum(['you', 'us'])
    .describe('Who is at work: the customer (`you`) or the company (`us`).'),
  text: line(120).describe('The rest of the sentence that begins with "You" or "We".'),
});

const tierFields = z.strictObject({
  id: slug.describe("The package's id in orders. An id has the same name in every set."),
  name: line(24),
  tagline: line(60).describe('What sets the package apart, below its name.'),
  price: z
    .strictObject(
      {
        ...money.shape,
        kind: z
          .enum(['fixed', 'up-to'])
          .describe('`fixed`, or `up-to` for the highest price that a quote can reach.'),
        currency: z.literal('USD', { error: 'write USD: packages are priced in dollars' }),
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
  timeline: z
    .array(timelineStep)
    .min(3)
    .max(7)
    .optional()
    .describe('Who does what on which day, from day 1. Only for a `delivery` in days.'),
});

/** Each step ends later than the previous one, and the last one on the day of delivery. */
const tier = tierFields.superRefine(({ timeline, delivery }, context) => {
  if (!timeline) return;
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['timeline', ...path], message });
  if (delivery.kind !== 'days') {
    report([], 'remove it, or give the package a delivery in days');
    return;
  }
  let last = 0;
  for (const [index, { until }] of timeline.entries()) {
    const isLast = index === timeline.length - 1;
    if (isLast && until !== undefined) {
      report([index, 'until'], 'remove it: the last step ends on the day of delivery');
    }
    if (isLast) return;
    if (until === undefined || until <= last || until >= delivery.days) {
      const first = last + 1;
      const mend =
        first < delivery.days
          ? `write a day from ${first} to ${delivery.days - 1}`
          : 'remove a step or end an earlier one sooner';
      report([index, 'until'], `${mend}, the delivery being day ${delivery.days}`);
    }
    last = until ?? last;
  }
});
export type Tier = z.infer<typeof tier>;

/**
 * content/pricing/<id>.yaml: one set of packages, priced per campaign, that any number of pages
 * show.
 */
export const tierSet = z.strictObject({
  service: serviceSlug.describe(
    'The service that the packages belong to. Their buttons order it on every page that shows them.',
  ),
  featured: slug.describe('The id of the package that stands out.'),
  note: line(160).describe('The sentence below the packages: what applies to all of them.'),
  tiers: z.array(tier).min(3).max(4),
});
export type TierSet = z.infer<typeof tierSet>;
