import { fillPlural, fillWords } from './fill-words.ts';
import type { FormWords } from './form-words.ts';
import { formatMoney } from './format-money.ts';
import {
  type Catalogue,
  type Delivery,
  everyLine,
  type Plan,
  type PlanLine,
  planLimit,
  repeatedIn,
  type StoredPrice,
  slugsOf,
  timeOf,
  totalsOf,
} from './plan.ts';

/** The wording for plans in content/site/forms.yaml, and its language. */
export type PlanWords = { words: FormWords['plan']; locale: string };

/** "Local SEO, Premium package". */
export function lineName(
  { service, package: tier }: Pick<PlanLine, 'service' | 'package'>,
  { words }: PlanWords,
): string {
  return tier === null ? service : fillWords(words.package, { service, package: tier });
}

/** "from £750", "$45", "up to $500". */
export function priceText(price: StoredPrice, { words, locale }: PlanWords): string {
  const sentence = new Map(Object.entries(words.prices)).get(price.kind) ?? words.prices.fixed;
  return fillWords(sentence, { price: formatMoney(price, locale) });
}

/** "28 days". */
export function deliveryText(delivery: Delivery, { words, locale }: PlanWords): string {
  return delivery.kind === 'days' ? fillPlural(words.days, delivery.days, locale) : delivery.text;
}

/** A label and an amount for each currency in the plan: "Managed work" and "from £1,620". */
export function totalTexts(lines: readonly { price: StoredPrice }[], { words, locale }: PlanWords) {
  const labels = new Map(Object.entries(words.totals));
  return totalsOf(lines).map((total) => ({
    currency: total.currency,
    label: labels.get(total.currency) ?? total.currency,
    text: priceText(total, { words, locale }),
  }));
}

type TimedLines = readonly Omit<PlanLine, 'price'>[];

/** When everything will be ready, and what takes longest; '' for an empty plan. */
export function timeText(lines: TimedLines, planWords: PlanWords): string {
  return timeTexts(lines, planWords).join(' ');
}

/** The same as sentences. If the work can be done in turn, the first gives both numbers of days. */
export function timeTexts(lines: TimedLines, planWords: PlanWords): string[] {
  const { words, locale } = planWords;
  const { days, daysInTurn, longest, byScope } = timeOf(lines);
  const isOne = days === daysInTurn;
  const ready = isOne ? words.ready : words.readyTogether;
  const names = byScope.map((line) => lineName(line, planWords));
  return [
    days > 0 && fillPlural(ready, days, locale, { inTurn: daysInTurn }),
    days > 0 && !isOne && words.quoteDate,
    longest && !isOne && fillWords(words.longest, { item: lineName(longest, planWords) }),
    names.length > 0 && fillWords(words.byScope, { items: listOf(names, locale) }),
  ].filter((sentence) => typeof sentence === 'string');
}

/** Splits "from £2,800" into "from " and the amount, whose own spaces never break. */
export function wordsAndAmount(price: string): [words: string, amount: string] {
  const start = price.lastIndexOf(' ') + 1;
  return [price.slice(0, start), price.slice(start)];
}

/** A sentence for each requested item that isn't in the plan. */
export function leftOutTexts(plan: Plan, catalogue: Catalogue, planWords: PlanWords): string[] {
  const names = new Map(
    everyLine(catalogue).map((line) => [line.item, lineName(line, planWords)] as const),
  );
  return plan.leftOut.map(({ item, reason }) =>
    fillWords(
      planWords.words.leftOut[reason],
      { item: names.get(item) ?? unknownName(item, catalogue), limit: planLimit },
      planWords.locale,
    ),
  );
}

/** A sentence for each kind of work that is in the plan twice, then what to do about it. */
export function repeatedTexts(
  { lines }: Plan,
  catalogue: Catalogue,
  planWords: PlanWords,
): string[] {
  const { repeated } = planWords.words;
  const texts = repeatedIn(lines, catalogue).map(({ reason, by, lines: found }) => {
    const nameOf = (line: PlanLine) =>
      reason === 'twice' ? (line.package ?? repeated.managed) : lineName(line, planWords);
    const items = listOf(found.map(nameOf), planWords.locale);
    return fillWords(repeated[reason], { items, by: by.service });
  });
  return texts.length > 0 ? [...texts, repeated.advice] : [];
}

/**
 * A name for an item that no longer exists, or never did, such as "content-strategy:gold". Longer
 * ones in a link aren't repeated, so that nobody can put a sentence on the page.
 */
function unknownName(item: string, catalogue: Catalogue): string {
  if (!slugs.test(item)) return '…';
  const { service, package: tier } = slugsOf(item);
  const name = Object.hasOwn(catalogue, service) ? catalogue[service]?.name : undefined;
  return [name ?? spaced(service), spaced(tier)].filter(Boolean).join(', ');
}

const slugs = /^[a-z]{1,20}(?:-[a-z]{1,20})?(?::[a-z]{1,20})?$/;

const spaced = (slug: string) => slug.replaceAll('-', ' ');

function listOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names);
}
