import { z } from 'zod';
import { marginDrawings, partnerDrawings } from '../artwork/band-names.ts';
import { banner, faq, line, meta } from './common.ts';
import { benefits, offerHero, reasons, reviewSet, sampleDocument } from './page-parts.ts';

export const copywritingPage = z.strictObject({
  meta,
  kind: z.literal('copywriting').describe('The copywriting page, /copywritingmain.'),
  hero: offerHero,
  partner: reasons
    .extend({
      drawings: z
        .enum(partnerDrawings)
        .optional()
        .describe('A drawing for each reason, in the same order. Phones show a part of it.'),
    })
    .describe(
      'Reasons to work with us. The figures come from `byCategory` in content/site/claims.yaml.',
    ),
  services: z.strictObject({ heading: line(60), lead: line(240) }),
  sampleDocument,
  apart: benefits,
  marginNotes: z
    .enum(marginDrawings)
    .optional()
    .describe('Notes beside the items of `apart`, in the same order, for large screens.'),
  faq,
  reviews: reviewSet,
  closing: banner.extend({ note: line(80) }),
});
