import { z } from 'zod';
import { reasonDrawings, workDrawings } from '../artwork/band-names.ts';
import { action, banner, drawnBanner, faq, line, meta, steps } from './common.ts';
import { benefits, cards, offerHero, reason, reasons, reviewSet } from './page-parts.ts';

/** The regions and the product lists on this page are in content/site/sourcing.yaml. */
export const sourcingPage = z.strictObject({
  meta,
  kind: z.literal('sourcing').describe('The China sourcing page, /productmain.'),
  hero: offerHero,
  work: benefits
    .extend({
      drawing: z
        .enum(workDrawings)
        .optional()
        .describe('A drawing of four objects, one above each item. Leave it out for other items.'),
    })
    .describe('The work that we do.'),
  services: cards,
  distribution: z.strictObject({
    heading: line(60),
    lead: line(240),
    columns: z
      .strictObject({ region: line(24), share: line(24) })
      .describe('The column headings of the table that replaces the drawing for screen readers.'),
    enquired: line(60),
  }),
  reasons: reasons.extend({
    items: z
      .array(
        reason.extend({
          drawing: z
            .enum(reasonDrawings)
            .describe('The name of a drawing in site/artwork/bands, without `Reason`.'),
        }),
      )
      .length(4),
  }),
  topSourced: z.strictObject({ heading: line(60), lead: line(240) }),
  reach: z.strictObject({ heading: line(60), text: line(240), regions: line(60), action }),
  reviews: z.strictObject({
    english: reviewSet,
    chinese: reviewSet.describe('In Chinese or in both languages. They come before the questions.'),
  }),
  steps,
  process: z.strictObject({
    heading: line(60),
    items: z
      .array(z.strictObject({ title: line(60), text: line(200) }))
      .min(3)
      .max(5),
    action,
  }),
  faqs: z.array(faq).length(2),
  promo: banner,
  banner: drawnBanner,
});
export type SourcingPage = z.infer<typeof sourcingPage>;
