import { fillWords } from '../../../contract/fill-words.ts';
import { locale } from '../../lib/locale.ts';
import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { WordsOf } from '../../schemas/tool-words.ts';
import {
  buyerPays,
  type LandedCost,
  landedCost,
  landedCostFields,
  partsOf,
} from '../../tools/landed-cost.ts';
import { roundTogether } from '../../tools/round-together.ts';
import type { Answers } from '../tool/answers.ts';
import { currencyField } from '../tool/currency.ts';
import { formatAmount, formatPercent, symbolOf } from '../tool/format.ts';
import { addedLooks, type SplitPart } from '../tool/SplitBar.tsx';
import { ToolFrame } from '../tool/ToolFrame.tsx';
import { ToolTable } from '../tool/ToolTable.tsx';
import { useTool } from '../tool/use-tool.ts';

export type ToolLandedCostProps = {
  words: WordsOf<'landed-cost'>;
  shared: ToolsPage['words'];
  path: string;
  isBrief?: boolean;
};

const fields = { ...currencyField, ...landedCostFields } as const;
const groups = [
  ['currency', 'destination', 'terms', 'units', 'unitPrice', 'rate'],
  ['localFreight', 'freight', 'insurance', 'duty', 'tax', 'taxReclaimable'],
  ['clearance', 'delivery', 'inspection', 'other', 'faulty'],
];
// Factories usually quote in US dollars.
const rules = { fields, isAsked, inDollars: { rate: '1' } };

/**
 * Whether a field is needed. Costs that the terms include in the price aren't needed, and neither
 * is tax if none is charged on import.
 */
function isAsked(name: string, answers: Answers): boolean {
  const { terms, destination } = answers;
  const isUs = destination?.text === 'us';
  if (name === 'tax' || name === 'taxReclaimable') return terms?.text !== 'DDP' && !isUs;
  // The United States deducts freight and insurance from a CIF price.
  if (terms?.text === 'CIF' && isUs && (name === 'freight' || name === 'insurance')) return true;
  const isLeg = buyerPays.EXW.some((leg) => leg === name);
  if (!isLeg) return true;
  const [, paid] = Object.entries(buyerPays).find(([each]) => each === terms?.text) ?? [];
  return paid?.some((leg) => leg === name) ?? true;
}

type Cost = Extract<LandedCost, { kind: 'cost' }>;

/** Calculates the cost of one piece at the door, line by line. */
export function ToolLandedCost({ words, shared, path, isBrief }: ToolLandedCostProps) {
  const { tool, values } = useTool(rules, path);
  const money = (amount: number) => formatAmount(amount, values.currency);
  const cost = landedCost(values);
  if (cost.kind === 'problems') return null;
  const symbol = symbolOf(values.currency);
  const { columns, steps } = words;
  const lines = rounded(cost.steps);
  return (
    <ToolFrame
      tool={tool}
      name="landed-cost"
      words={words.fields}
      shared={shared}
      isBrief={isBrief}
      groups={groups.map((names, place) => ({ legend: words.groups[place] ?? '', names }))}
      units={{
        ...Object.fromEntries(amounts.map((name) => [name, symbol])),
        ...Object.fromEntries(['duty', 'tax', 'faulty'].map((name) => [name, '%'])),
      }}
      label={words.result}
      figure={money(cost.each)}
      parts={splitOf(lines, words, money)}
      sentences={sentencesOf(cost, values, words)}
      aside={
        <ToolTable
          caption={words.table}
          columns={[columns.step, columns.amount, columns.each]}
          rows={[
            ...lines.map(({ step, amount, each }) => ({
              head: steps[step],
              cells: [step === 'faulty' ? '' : money(amount), money(each)],
            })),
            {
              head: steps.total,
              cells: [money(cost.total), money(cost.each)],
              isResult: true,
            },
          ]}
        />
      }
    />
  );
}

const amounts = [
  'localFreight',
  'freight',
  'insurance',
  'clearance',
  'delivery',
  'inspection',
  'other',
];

/** Rounds the costs per piece so that they add up to the rounded figure. */
function rounded(steps: Cost['steps']): Cost['steps'] {
  const amounts = roundTogether(steps.map(({ each }) => each));
  return steps.map((step, place) => ({ ...step, each: amounts[place] ?? step.each }));
}

function splitOf(
  steps: Cost['steps'],
  words: WordsOf<'landed-cost'>,
  money: (amount: number) => string,
): SplitPart[] {
  const names = { ...words.steps, ...words.parts };
  return partsOf(steps).map(({ part, each }, place) => ({
    name: names[part],
    amount: each,
    shown: money(each),
    look: addedLooks[place - 1] ?? 'base',
  }));
}

type Values = {
  currency: string;
  destination: string;
  units: number;
  unitPrice: number;
  rate: number;
};

function sentencesOf(
  { each, customsValue, importTax }: Cost,
  { currency, destination, units, unitPrice, rate }: Values,
  { sentences }: WordsOf<'landed-cost'>,
): string[] {
  const money = (amount: number) => formatAmount(amount, currency);
  const quoted = unitPrice / rate;
  const more = (each / quoted - 1) * 100;
  const said = {
    each: money(each),
    quoted: money(quoted),
    more: formatPercent(more),
    units,
    customsValue: customsValue === undefined ? '' : money(customsValue),
    tax: importTax ? money(importTax.amount) : '',
    base: importTax ? money(importTax.base) : '',
  };
  const delivered = destination === 'us' ? sentences.deliveredUs : sentences.delivered;
  const ofTax = importTax?.isCost ? sentences.taxCost : sentences.taxBack;
  return [
    more >= 0.05 ? sentences.each : sentences.same,
    customsValue === undefined ? delivered : sentences.customsValue,
    ...(importTax ? [ofTax] : []),
  ].map((sentence) => fillWords(sentence, said, locale));
}
