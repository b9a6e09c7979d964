import { fillWords } from '../../contract/fill-words.ts';
import type { Prices } from '../schemas/prices.ts';
import type { TierSet } from '../schemas/pricing.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import { formatCount } from './format-count.ts';

export type OrderStep = {
  from: number;
  to: number;
  /** For example "Days 2–3". */
  when: string;
  isYours: boolean;
  text: string;
};

export type OrderTimelineTier = {
  id: string;
  name: string;
  delivery: string;
  days: number;
  steps: OrderStep[];
};

/**
 * Builds the timeline of each package. A step begins on the day after the previous step ends, and
 * the last step ends on the delivery day.
 */
export function orderTimelines(
  { tiers }: TierSet,
  words: Prices['timeline'],
  { days: daysWords }: Pick<InterfaceWords, 'days'>,
): OrderTimelineTier[] {
  return tiers.flatMap(({ id, name, delivery, timeline }) => {
    if (!timeline || delivery.kind !== 'days') return [];
    const { days } = delivery;
    const ends = timeline.map(({ until }) => until ?? days);
    const steps = timeline.map(({ who, text }, index) => {
      const from = (ends[index - 1] ?? 0) + 1;
      const to = ends[index] ?? days;
      const when =
        from === to ? fillWords(words.day, { day: to }) : fillWords(words.days, { from, to });
      return { from, to, when, isYours: who === 'you', text: `${words[who]} ${text}` };
    });
    return [{ id, name, delivery: formatCount(days, daysWords), days, steps }];
  });
}
