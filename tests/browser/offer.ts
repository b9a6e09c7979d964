import { z } from 'zod';
import { readContent } from './read-content.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The offer of the promotion, by content/site/offers.yaml. Its last day ends in UTC. */
export const { promo } = readContent(
  'site/offers.yaml',
  z.object({ promo: z.object({ percent: z.number(), until: z.iso.date() }) }),
);
export const whileItRuns = new Date(Date.parse(promo.until) - 29 * dayMs);
export const onTheLastDay = new Date(`${promo.until}T23:59:00Z`);
export const theDayAfter = new Date(Date.parse(promo.until) + dayMs);
