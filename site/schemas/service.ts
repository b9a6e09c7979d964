import { z } from 'zod';
import { categoryId, line, money, sceneName, sitePath, slug } from './common.ts';

/** content/services/<slug>.yaml */
export const service = z.strictObject({
  name: line(48),
  menuName: line(48)
    .optional()
    .describe('The name in the Services panel, if it differs from `name`.'),
  category: categoryId,
  order: z
    .int()
    .positive()
    .describe('The position in the category, from 1. Each service needs a different one.'),
  listing: z
    .enum(['catalogue', 'additional'])
    .describe(
      "`catalogue` lists the service on /services. `additional` lists it only on its category's page.",
    ),
  price: z
    .strictObject(
      {
        ...money.shape,
        currency: z.literal('GBP', { error: 'write GBP: cards are priced in pounds' }),
      },
      'write { amount: <number>, currency: GBP }, the number without a comma or currency sign',
    )
    .describe('The price, such as { amount: 750, currency: GBP }. Cards show it as "from £750".'),
  days: z.int().positive().describe('The delivery time in days.'),
  summary: line(140).describe('The text on the card. Each service needs a different one.'),
  foundFor: z
    .array(line(40))
    .min(1)
    .optional()
    .describe('Words that customers search for and that are not on the page.'),
  scene: sceneName
    .optional()
    .describe(
      "The drawing on the service's card and page, in its category's colour (the groups are in site/artwork/scene-names.ts), which nothing else in its category shows. Leave it out if none is free: the page then shows the category's.",
    ),
  path: sitePath.describe('The page that sells the service, such as /localseo.'),
  managed: z
    .strictObject({
      includes: z
        .array(line(80))
        .min(3)
        .max(6)
        .describe('What the price in pounds includes. A figure at the beginning is bold.'),
      costsMore: line(120).describe('A sentence that says what makes the work cost more.'),
    })
    .describe('The work that `price` and `days` are for.'),
  covers: z
    .array(slug)
    .min(1)
    .optional()
    .describe('Services that this one includes. A plan with both says so.'),
  popular: z.literal(true).optional().describe('`true` shows the "Most Popular" badge.'),
});
export type Service = z.infer<typeof service>;

/** The fields that placeholders need. The others may contain placeholders themselves. */
export const serviceFigures = z.object(
  service.pick({ category: true, listing: true, price: true, days: true }).shape,
);
