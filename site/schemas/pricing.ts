import { z } from 'zod';
import { line, money, serviceSlug, slug } from './common.ts';

const delivery = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('days'),
      days: z.int().positive().describe('The delivery time in days.'),
    }),
    z.strictObject({
      kind: z.literal('scope'),
      text: line(40).describe('The text shown instead of a number of days.'),
    }),
  ])
  .describe('The delivery time: a number of `days`, or text if it depends on the `scope`.');
export type Delivery = z.infer<typeof delivery>;

const timelineStep = z.strictObject({
  until: z
    .int()
    .positive()
    .optional()
    .describe(
      'The last day of the step. Leave it out in the last step, which ends on the day of delivery.',
    ),
  who: z
    .enum(['you', 'us'])
    .describe('Who does the work: the customer (`you`) or the company (`us`).'),
  text: line(120).describe('The sentence without its first word, which is "You" or "We".'),
});

const tierFields = z.strictObject({
  id: slug.describe(
    'The id of the package in orders. Packages with the same id need the same name in all files.',
  ),
  name: line(24),
  tagline: line(60).describe('A line below the name that says who the package is for.'),
  price: z
    .strictObject(
      {
        ...money.shape,
        kind: z
          .enum(['fixed', 'up-to'])
          .describe('`fixed` for a fixed price, `up-to` for the highest possible price.'),
        currency: z.literal('USD', { error: 'write USD: packages are priced in dollars' }),
      },
      'write { kind: fixed, amount: <number>, currency: USD }, the number without a comma or currency sign',
    )
    .describe('The price in US dollars, such as { kind: fixed, amount: 45, currency: USD }.'),
  delivery,
  features: z
    .array(line(80))
    .min(2)
    .max(8)
    .describe('What the package includes. A figure at the beginning is bold, as in "3 keywords".'),
  timeline: z
    .array(timelineStep)
    .min(3)
    .max(7)
    .optional()
    .describe('Who does what and when, from day 1. Only for packages with a `delivery` in days.'),
});

/** Checks that each step ends after the previous one. The last ends on the day of delivery. */
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

/** content/pricing/<id>.yaml: a set of packages, which several pages can show. */
export const tierSet = z.strictObject({
  service: serviceSlug.describe(
    'The service that the packages belong to. On every page, their buttons order this service.',
  ),
  featured: slug.describe('The id of the package that is highlighted.'),
  note: line(160).describe('The sentence below the packages that applies to all of them.'),
  tiers: z.array(tier).min(3).max(4),
});
export type TierSet = z.infer<typeof tierSet>;

/** The fields that placeholders need. The others may contain placeholders themselves. */
export const tierSetFigures = z.object({
  tiers: z.array(z.object(tierFields.pick({ id: true, price: true, delivery: true }).shape)),
});
