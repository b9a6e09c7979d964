import { fillWords } from '../../contract/fill-words.ts';
import { content, there } from '../content/today.ts';

const dayMs = 24 * 60 * 60 * 1000;

const { promo, standing: offers } = there(content.offers).data;

/** The promotion in content/site/offers.yaml. Its last day ends at midnight UTC. */
export { promo };
export const whileItRuns = new Date(Date.parse(promo.until) - 29 * dayMs);
export const onTheLastDay = new Date(`${promo.until}T23:59:00Z`);
export const theDayAfter = new Date(Date.parse(promo.until) + dayMs);

/** The text of each offer that has no end date. */
export const standing = offers.map(({ text, percent }) => fillWords(text, { percent }));

/** The moments at which the pop-up opens. Without standing offers, it stays away after the end. */
export const openings = [
  { state: 'running promotion', at: whileItRuns },
  ...(standing.length > 0 ? [{ state: 'ended promotion', at: theDayAfter }] : []),
] as const;
