import { z } from 'zod';
import { banner, categoryId, headline, line, meta, serviceSlug, sitePath } from './common.ts';

const link = z.strictObject({ label: line(40), path: sitePath });

export const planPage = z.strictObject({
  meta,
  kind: z.literal('plan').describe('The page on which visitors plan an order, /plan.'),
  hero: z.strictObject({ headline, lead: line(240) }),
  choices: z.strictObject({
    group: z
      .strictObject({ one: line(40), other: line(40) })
      .describe(
        "Under a category's name. `{count}` is its number of services and `{price}` the lowest price of managed work.",
      ),
    groupWithMore: line(60).describe(
      "The same if the category has `{more}` services that /services doesn't list.",
    ),
    packagesFrom: line(60).describe(
      "The label of a service's packages. `{price}` is the price of the cheapest one.",
    ),
    packages: line(60).describe('The same if none of them has a fixed price.'),
    campaign: line(60),
    included: line(40).describe("The link to the contents of a service's packages."),
    submit: line(40).describe('The button for visitors without JavaScript.'),
    withoutScript: line(240).describe(
      'How to order without JavaScript, or if a static host serves the site.',
    ),
  }),
  empty: z
    .strictObject({
      text: line(160),
      popular: line(60),
      services: z.array(serviceSlug).length(3).describe('Services that are often ordered.'),
      add: line(40).describe('The button that adds a service. `{item}` is replaced with its name.'),
      browse: link,
      ask: link,
    })
    .describe('The text and links in an empty plan.'),
  ledger: z.strictObject({
    remove: line(40).describe(
      'The button that removes a service or package. `{item}` is replaced with its name.',
    ),
    jump: line(40).describe(
      'The link to the plan further down the page, on phones without JavaScript and in print.',
    ),
    seeCount: line(40).describe(
      'The same link with JavaScript. `{count}` is replaced with the number of items.',
    ),
    count: z.strictObject({ one: line(40), other: line(40) }),
    send: line(40),
    copy: line(40),
    copied: line(120),
    copyFailed: line(120),
    print: line(40),
    told: line(120).describe(
      'The message for screen readers after a change. `{totals}` and `{time}` are replaced with those of the plan.',
    ),
    toldEmpty: line(60),
  }),
  linked: z
    .strictObject({
      heading: line(40),
      text: line(160).describe(
        "An explanation. `{count}` is replaced with the number of items in the visitor's own plan.",
      ),
      sending: line(160).describe('The note above the button that sends the plan.'),
      own: line(40),
      join: line(40),
    })
    .describe('The wording for a plan from a link if the browser has stored a different plan.'),
  timeline: z
    .strictObject({ together: line(40), inTurn: line(40) })
    .describe('The labels of the two delivery times: all jobs at once, or each after the last.'),
  currencies: line(160).describe('The note for plans with totals in pounds and in dollars.'),
  starts: line(240).describe('The note that says when the delivery time begins.'),
  changes: line(60).describe('The heading of the notes below, which open when it is pressed.'),
  raises: line(60).describe('The heading above what makes managed work cost more.'),
  excluded: z
    .strictObject({
      heading: line(60),
      items: z
        .array(z.strictObject({ text: line(160), category: categoryId }))
        .max(6)
        .describe('The sentences. Each is shown only if the plan has an item from its category.'),
    })
    .describe(
      'What the prices do not include. The first sentence is the one about VAT from content/site/prices.yaml.',
    ),
  offer: line(160).describe(
    'The note for a plan with an item from a category that has a standing offer. `{category}` is replaced with the category and `{offer}` with the text of the offer.',
  ),
  sheet: z
    .strictObject({ title: line(60), date: line(80), link: line(40), ask: line(80) })
    .describe(
      'The text that appears only in print. `{date}` is replaced with the day of printing.',
    ),
  banner,
});
export type PlanPage = z.infer<typeof planPage>;
