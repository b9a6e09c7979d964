import { type PlanLine, timeOf } from './plan.ts';
import { deliveryText, type PlanWords, timeTexts } from './plan-text.ts';

export type PlanTimeline = {
  /** "38 days": until everything is ready if all work starts on the same day. */
  days: string;
  /** "82 days": the same if each job waits for the one before. */
  daysInTurn: string;
  /** What there is to say apart from these days. */
  notes: string;
  /** The width of each item's bar and of the `longest`, as a percentage of the days in turn. */
  widths: ReadonlyMap<string, string>;
};

/** What the timeline of a plan shows. The site and the server fill in the same places with it. */
export function planTimeline(lines: readonly PlanLine[], planWords: PlanWords): PlanTimeline {
  const { days, daysInTurn } = timeOf(lines);
  const width = (part: number) => `${((100 * part) / daysInTurn).toFixed(2)}%`;
  const text = (count: number) => deliveryText({ kind: 'days', days: count }, planWords);
  return {
    days: text(days),
    daysInTurn: text(daysInTurn),
    notes: timeTexts(lines, planWords).slice(1).join(' '),
    widths: new Map([
      ...lines.flatMap(({ item, delivery }) =>
        delivery.kind === 'days' ? [[item, width(delivery.days)] as const] : [],
      ),
      ...(days > 0 ? [['longest', width(days)] as const] : []),
    ]),
  };
}
