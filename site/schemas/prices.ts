import { z } from 'zod';
import { line, sample, sitePath } from './common.ts';

/** content/site/prices.yaml: what pages say about prices, wherever they appear. */
export const prices = z.strictObject({
  noPayment: line(60).describe('Under each button that orders.'),
  managed: z
    .strictObject({
      name: line(20).describe('What this kind of price is called wherever it is shown.'),
      heading: line(40).describe(
        'Above the price on a page whose packages belong to another service. `{service}` is filled in.',
      ),
      includes: line(40).describe('Above the list of what the price includes.'),
      once: line(120).describe('Beside the price: when it is paid.'),
      order: line(24).describe('The button. `{service}` is filled in.'),
      orderManaged: line(24).describe(
        'The button where the page sells packages too. `{service}` is filled in.',
      ),
    })
    .describe('Prices in pounds: the `price` of a service.'),
  packages: z
    .strictObject({
      name: line(20).describe('What this kind of price is called wherever it is shown.'),
      add: line(24).describe(
        "Above another service's packages. `{service}` is that service, filled in.",
      ),
    })
    .describe('Prices in dollars: content/pricing.'),
  choice: z
    .strictObject({ heading: line(40), packages: line(200), managed: line(200) })
    .describe('How to choose between a package and managed work.'),
  vat: z.strictObject({ sample: sample('words about VAT'), text: line(140) }),
  quote: z
    .strictObject({
      heading: line(40),
      steps: z.array(z.strictObject({ title: line(40), text: line(140) })).length(3),
    })
    .describe('What happens between an order and its quote.'),
  timeline: z
    .strictObject({
      sample: sample('days in the timelines of content/pricing'),
      heading: line(60),
      lead: line(200),
      day: line(24).describe('`{day}` is filled in.'),
      days: line(24).describe('`{from}` and `{to}` are filled in.'),
      you: line(12),
      us: line(12),
    })
    .describe('The days of an order: `timeline` of the packages in content/pricing.'),
  guarantee: z.strictObject({
    text: line(120),
    link: z.strictObject({ label: line(40), path: sitePath }),
  }),
});
export type Prices = z.infer<typeof prices>;
