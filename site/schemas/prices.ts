import { z } from 'zod';
import { line, sample, sitePath } from './common.ts';

/** A line that must have these placeholders. */
function filled(length: number, ...names: string[]) {
  return names.reduce((text, name) => text.includes(name, `add ${name}`), line(length));
}

/** content/site/prices.yaml: the wording around prices on all pages. */
export const prices = z.strictObject({
  noPayment: line(60).describe('The line below each order button.'),
  managed: z
    .strictObject({
      name: line(20).describe('The name of this kind of price on all pages.'),
      heading: filled(40, '{service}').describe(
        "The heading above the price on a page that shows another service's packages. `{service}` is replaced with the page's own service.",
      ),
      includes: line(40).describe('The heading of the list of what the price includes.'),
      once: line(120).describe('The note next to the price that says when to pay.'),
      order: filled(24, '{service}').describe(
        'The order button. `{service}` is replaced with the service.',
      ),
      orderManaged: filled(24, '{service}').describe(
        'The order button on a page with packages. `{service}` is replaced with the service.',
      ),
    })
    .describe('The wording of prices in pounds: `price` in content/services.'),
  packages: z
    .strictObject({
      name: line(20).describe('The name of this kind of price on all pages.'),
      from: filled(30, '{price}').describe(
        "The link from the top of a service page to its packages. `{price}` is replaced with the cheapest package's price.",
      ),
      add: filled(24, '{service}').describe(
        "The label above another service's packages. `{service}` is replaced with that service.",
      ),
    })
    .describe('The wording of prices in dollars: `price` in content/pricing.'),
  choice: z
    .strictObject({ heading: line(40), packages: line(200), managed: line(200) })
    .describe('Advice on choosing between a package and managed work.'),
  vat: z.strictObject({ sample: sample('statements about VAT'), text: line(140) }),
  quote: z
    .strictObject({
      heading: line(40),
      steps: z.array(z.strictObject({ title: line(40), text: line(140) })).length(3),
    })
    .describe('The steps from an order to its quote.'),
  timeline: z
    .strictObject({
      sample: sample('days in the timelines of content/pricing'),
      heading: line(60),
      lead: line(200),
      day: filled(24, '{day}').describe('A single day. `{day}` is replaced with its number.'),
      days: filled(24, '{from}', '{to}').describe(
        'Several days. `{from}` and `{to}` are replaced with the first and the last.',
      ),
      you: line(12),
      us: line(12),
    })
    .describe("The wording around packages' timelines: `timeline` in content/pricing."),
  guarantee: z.strictObject({
    text: line(120),
    link: z.strictObject({ label: line(40), path: sitePath }),
  }),
});
export type Prices = z.infer<typeof prices>;
