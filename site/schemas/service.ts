import { z } from 'zod';
import { categoryId, line, money, sceneName, sitePath } from './common.ts';

/** content/services/<slug>.yaml: one service of the catalogue, as cards, menus and the form show it. */
export const service = z.strictObject({
  name: line(48),
  menuName: line(48)
    .optional()
    .describe('The name in the Services panel, where it differs from `name`.'),
  category: categoryId,
  order: z.int().positive().describe('Its place in its category, from 1. Each place is used once.'),
  listing: z
    .enum(['catalogue', 'additional'])
    .describe(
      '`catalogue` services are listed on /services, `additional` ones on /amazonppc only.',
    ),
  price: z
    .strictObject(
      {
        ...money.shape,
        currency: z.literal('GBP', { error: 'write GBP: cards are priced in pounds' }),
      },
      'write an amount without a comma, and its currency: { amount: 120, currency: GBP }',
    )
    .describe('Shown as "from £750" on cards. Example: { amount: 750, currency: GBP }'),
  days: z.int().positive().describe('Delivery in days, as shown on the card.'),
  summary: line(140).describe('The text on the card. No two services share one.'),
  foundFor: z
    .array(line(40))
    .min(1)
    .optional()
    .describe('Words that customers search for and the page does not use.'),
  scene: sceneName
    .optional()
    .describe(
      'The drawing on its card and beside its headline. Without one its page shows that of its category.',
    ),
  path: sitePath.describe('The page that sells the service, such as /localseo.'),
  managed: z
    .strictObject({
      includes: z
        .array(line(80))
        .min(3)
        .max(6)
        .describe('What the price in pounds includes. A leading figure is set in bold.'),
      costsMore: line(120).describe('One sentence: what makes it cost more.'),
    })
    .describe('The managed work that `price` and `days` are for.'),
  popular: z.literal(true).optional().describe('`true` shows the "Most Popular" badge.'),
});
export type Service = z.infer<typeof service>;
