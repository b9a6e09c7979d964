import { z } from 'zod';
import { categoryId, headline, line, meta, serviceSlug, sitePath } from './common.ts';

const link = z.strictObject({ label: line(40), path: sitePath });

/** /plan: services and packages to choose from, and their totals. */
export const planPage = z.strictObject({
  meta,
  kind: z.literal('plan').describe('The plan: services, their prices and days, /plan.'),
  hero: z.strictObject({ headline, lead: line(240) }),
  choices: z.strictObject({
    packages: line(40),
    included: line(40).describe("The link to a service's packages."),
    submit: line(40).describe('The button for visitors without script.'),
    withoutScript: line(240).describe('How to order without script, or without our server.'),
  }),
  empty: z
    .strictObject({
      text: line(160),
      popular: line(60),
      services: z.array(serviceSlug).length(3).describe('Services that are often ordered.'),
      add: line(40).describe('`{item}` becomes the name of a service.'),
      browse: link,
      ask: link,
    })
    .describe('Three ways to begin.'),
  ledger: z.strictObject({
    remove: line(40).describe('`{item}` becomes the name of a service or package.'),
    jump: line(40).describe('The link to the plan below, on phones without script, and in print.'),
    seeCount: line(40).describe('The same with script: `{count}` becomes the number of items.'),
    count: z.strictObject({ one: line(40), other: line(40) }),
    send: line(40),
    copy: line(40),
    copied: line(120),
    copyFailed: line(120),
    print: line(40),
    told: line(120).describe(
      'What a screen reader says after a change. `{totals}` and `{time}` are filled in.',
    ),
    toldEmpty: line(60),
  }),
  linked: z
    .strictObject({
      heading: line(40),
      text: line(160).describe("`{count}` becomes the size of the visitor's own plan."),
      sending: line(160).describe('Above the button that sends the plan.'),
      own: line(40),
      join: line(40),
    })
    .describe('For a plan from a link, if the browser has stored a different one.'),
  currencies: line(160).describe('What two totals mean.'),
  starts: line(240).describe('When the time begins, and what it leaves out.'),
  raises: line(60).describe('Above what makes each managed service in the plan cost more.'),
  excluded: z
    .strictObject({
      heading: line(60),
      items: z
        .array(z.strictObject({ text: line(160), category: categoryId }))
        .max(6)
        .describe('Each shown only for a plan with something of its category.'),
    })
    .describe('The sentence about VAT comes first, from content/site/prices.yaml.'),
  offer: line(160).describe(
    "For a plan with something of a category that has a standing offer: `{category}` and `{offer}` become its name and the offer's text.",
  ),
  sheet: z
    .strictObject({ title: line(60), date: line(80), link: line(40), ask: line(80) })
    .describe('What the printed plan adds. `{date}` is the day it was printed.'),
});
export type PlanPage = z.infer<typeof planPage>;
