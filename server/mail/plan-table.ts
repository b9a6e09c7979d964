import { fillWords } from '../../contract/fill-words.ts';
import type { StoredPlan } from '../../contract/plan-schemas.ts';
import {
  deliveryText,
  lineName,
  priceText,
  timeText,
  totalTexts,
} from '../../contract/plan-text.ts';
import type { MailBlock } from './compose.ts';
import type { MailContext } from './message.ts';

/** A plan's lines with the price and days at the time, totals, the sentence about VAT and offers. */
export function planTable(
  { content }: MailContext,
  { lines, offers = [] }: StoredPlan,
): MailBlock[] {
  if (lines.length === 0) return [];
  const { plan: words, locale } = content.forms;
  const planWords = { words, locale };
  const price = ({ price, seen }: StoredPlan['lines'][number]) => {
    const now = priceText(price, planWords);
    if (seen === undefined) return now;
    const before = priceText({ ...price, amount: seen }, planWords);
    return fillWords(content.mail.plan.changed, { price: now, before });
  };
  const totals = totalTexts(lines, planWords).map(({ label, text }) => [label, text] as const);
  return [
    {
      kind: 'table',
      label: lines.length === 1 ? words.order : words.heading,
      rows: lines.map((line) => [
        lineName(line, planWords),
        price(line),
        deliveryText(line.delivery, planWords),
      ]),
      totals: [...totals, [content.mail.plan.time, timeText(lines, planWords)]],
    },
    ...[content.vat, ...offers].map((text) => ({ kind: 'paragraph' as const, text })),
  ];
}
