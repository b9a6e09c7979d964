import type { CheerioAPI } from 'cheerio';
import { slots } from '../../contract/page-slots.ts';
import { enquiryPath, planPath } from '../../contract/paths.ts';
import {
  type Asked,
  type Catalogue,
  conditionsOf,
  itemsAsked,
  planOf,
} from '../../contract/plan.ts';
import {
  leftOutTexts,
  type PlanWords,
  repeatedTexts,
  timeText,
  totalTexts,
  wordsAndAmount,
} from '../../contract/plan-text.ts';
import { type PlanTimeline, planTimeline } from '../../contract/plan-timeline.ts';
import type { HttpDeps } from './http-deps.ts';

/** A plan as the text that a page shows. */
export type PlanFilling = {
  items: string[];
  totals: { currency: string; text: string }[];
  time: string;
  timeline: PlanTimeline;
  leftOut: string[];
  repeated: string[];
  conditions: ReadonlySet<string>;
};

export function planWords({ content }: Pick<HttpDeps, 'content'>): PlanWords {
  return { words: content.forms.plan, locale: content.forms.locale };
}

/** Returns null if no items are asked for. */
export function planFilling(
  asked: Asked,
  catalogue: Catalogue,
  words: PlanWords,
): PlanFilling | null {
  const wanted = itemsAsked(asked, catalogue);
  if (wanted.length === 0) return null;
  const plan = planOf(wanted, catalogue);
  return {
    items: plan.lines.map(({ item }) => item),
    conditions: conditionsOf(plan, catalogue),
    totals: totalTexts(plan.lines, words),
    time: timeText(plan.lines, words),
    timeline: planTimeline(plan.lines, words),
    leftOut: leftOutTexts(plan, catalogue, words),
    repeated: repeatedTexts(plan, catalogue, words),
  };
}

/** The node type of a Cheerio document. */
export type Elements = ReturnType<CheerioAPI>;

/** Fills in a plan in the places that contract/page-slots.ts describes. */
export function fillPlan($: CheerioAPI, root: Elements, filling: PlanFilling): void {
  const { items, conditions, totals, time, timeline, leftOut, repeated } = filling;
  const each = (selector: string, change: (element: Elements) => unknown) => {
    for (const element of root.find(selector)) change($(element));
  };
  const planned = new Set<string | undefined>(items);
  each(slots.planItem, (input) =>
    input.attr('checked', planned.has(input.attr('value')) ? '' : null),
  );
  each(slots.planFold, (fold) =>
    fold.attr('open', fold.find(slots.planItem).is('[checked]') ? '' : null),
  );
  each(slots.planLine, (line) => {
    const isPlanned = planned.has(line.attr('data-plan-line'));
    line.attr('hidden', isPlanned ? null : '');
    if (isPlanned) line.find('input').removeAttr('disabled');
  });
  each(slots.planIf, (part) =>
    part.attr('hidden', conditions.has(part.attr('data-plan-if') ?? '') ? null : ''),
  );
  each(slots.planTotal, (place) => {
    const total = totals.find(({ currency }) => currency === place.attr('data-plan-total'));
    const [words, amount] = wordsAndAmount(total?.text ?? '');
    if (place.find(slots.priceAmount).length === 0) place.text(words + amount);
    place.find(slots.priceWords).text(words);
    place.find(slots.priceAmount).text(amount);
  });
  each(slots.planBar, (bar) =>
    bar.attr('width', timeline.widths.get(bar.attr('data-plan-bar') ?? '') ?? '0'),
  );
  each(slots.planDays, (place) =>
    place.text(place.attr('data-plan-days') === 'together' ? timeline.days : timeline.daysInTurn),
  );
  each(slots.planTimeNotes, (place) => place.text(timeline.notes));
  each(slots.planTime, (place) => place.text(time));
  each(slots.planLeftOut, (place) => place.text(leftOut.join(' ')));
  each(slots.planRepeated, (place) => place.text(repeated.join(' ')));
  each(slots.planRequired, (field) => field.attr('required', items.length > 0 ? null : ''));
  each(slots.planLink, (link) => {
    const path =
      link.attr('data-plan-link') === 'enquiry' ? enquiryPath({ items }) : planPath(items);
    link.attr('href', path);
  });
}
