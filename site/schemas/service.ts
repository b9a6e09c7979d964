import { z } from 'zod';
import { categoryId, line, money, sceneName, sitePath } from './common.ts';

/** content/services/<slug>.yaml: one service of the catalogue, as cards, menus and the form show it. */
export const service = z.strictObject({
  name: line(48),
  /** Name in the Services panel where it differs from `name`. */
  menuName: line(48).optional(),
  category: categoryId,
  /** Order within its category, from 1. */
  order: z.int().positive(),
  /** `catalogue` services stand on /services; `additional` ones on /amazonppc only. */
  listing: z.enum(['catalogue', 'additional']),
  /** Shown as "from £750" on cards. */
  price: z.strictObject(
    {
      ...money.shape,
      currency: z.literal('GBP', { error: 'write GBP, cards are priced in pounds' }),
    },
    'write an amount and its currency: { amount: 120, currency: GBP }',
  ),
  /** Delivery in days, as shown on the card. */
  days: z.int().positive(),
  summary: line(140),
  /** Words of customers that its page does not use; the search finds it by these too. */
  foundFor: z.array(line(40)).min(1).optional(),
  /** The drawing on its card, and beside its headline; without one, its page shows its category's. */
  scene: sceneName.optional(),
  path: sitePath,
  /** Shows the "Most Popular" badge. No service of the specification sets it. */
  popular: z.literal(true).optional(),
});
export type Service = z.infer<typeof service>;
