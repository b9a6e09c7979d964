import { z } from 'zod';
import { fillWords } from '../../contract/fill-words.ts';
import { readContent } from './read-content.ts';

const dayMs = 24 * 60 * 60 * 1000;

const standingOffer = z.object({ percent: z.number(), text: z.string() });

const { promo, sourcing, copywriting } = readContent(
  'site/offers.yaml',
  z.object({
    promo: z.object({
      percent: z.number(),
      until: z.iso.date(),
      after: z.object({ title: z.string(), menuLine: z.string() }),
      action: z.string(),
    }),
    sourcing: standingOffer,
    copywriting: standingOffer,
  }),
);

/** The offer of the promotion, by content/site/offers.yaml. Its last day ends in UTC. */
export { promo };
export const whileItRuns = new Date(Date.parse(promo.until) - 29 * dayMs);
export const onTheLastDay = new Date(`${promo.until}T23:59:00Z`);
export const theDayAfter = new Date(Date.parse(promo.until) + dayMs);

/** The words of the offers without an end. */
export const standing = [sourcing, copywriting].map(({ text, percent }) =>
  fillWords(text, { percent }),
);
