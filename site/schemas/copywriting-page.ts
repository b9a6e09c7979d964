import { z } from 'zod';
import { banner, faq, line, meta } from './common.ts';
import { benefits, offerHero, reasons, reviewSet } from './page-parts.ts';

/** /copywritingmain: five sections, client quotes, and an email link. */
export const copywritingPage = z.strictObject({
  meta,
  kind: z.literal('copywriting').describe('The copywriting page, /copywritingmain.'),
  hero: offerHero,
  partner: reasons.describe(
    'Why to work with us. Its figures are the claims of the category in content/site/claims.yaml.',
  ),
  services: z.strictObject({ heading: line(60), lead: line(240) }),
  apart: benefits,
  faq,
  reviews: reviewSet,
  closing: banner.extend({ note: line(80) }),
});
