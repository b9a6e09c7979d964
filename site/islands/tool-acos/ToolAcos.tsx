import { fillWords } from '../../../contract/fill-words.ts';
import { locale } from '../../lib/locale.ts';
import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { WordsOf } from '../../schemas/tool-words.ts';
import {
  type Acos,
  acos,
  acosFields,
  bidEffect,
  bidsToCompare,
  highestBid,
  type Margin,
  type PricePart,
  priceParts,
} from '../../tools/acos.ts';
import { roundTogether } from '../../tools/round-together.ts';
import type { Answers } from '../tool/answers.ts';
import { currencyField } from '../tool/currency.ts';
import { formatAmount, formatPercent, symbolOf } from '../tool/format.ts';
import type { SplitPart } from '../tool/SplitBar.tsx';
import { ToolFrame } from '../tool/ToolFrame.tsx';
import { type ToolRow, ToolTable } from '../tool/ToolTable.tsx';
import { useTool } from '../tool/use-tool.ts';

export type ToolAcosProps = {
  words: WordsOf<'acos'>;
  shared: ToolsPage['words'];
  path: string;
  isBrief?: boolean;
};

const fields = { ...currencyField, ...acosFields } as const;
const groups = [
  ['currency', 'registered', 'price', 'taxRate', 'taxIncluded', 'salesWithTax'],
  ['landed', 'referral', 'fulfilment', 'inputTaxRate', 'returnRate', 'returnCost'],
  ['conversion', 'keep', 'bid'],
];
// Amazon adds sales tax to the price.
const rules = { fields, isAsked, inDollars: { taxRate: '0' } };

/**
 * Some fields depend on VAT registration: a registered seller reclaims the tax on costs, and an
 * unregistered seller owes no tax on sales.
 */
function isAsked(name: string, { registered }: Answers): boolean {
  if (name === 'inputTaxRate') return registered?.text === 'false';
  const isOnSales = name === 'taxRate' || name === 'taxIncluded' || name === 'salesWithTax';
  return !isOnSales || registered?.text !== 'false';
}

/** Calculates break-even ACOS and the highest bid from what is left of one order. */
export function ToolAcos({ words, shared, path, isBrief }: ToolAcosProps) {
  const { tool, values } = useTool(rules, path);
  const { currency, conversion } = values;
  const money = (amount: number) => formatAmount(amount, currency);
  const answer = acos(values);
  if (answer.kind === 'problems') return null;
  const margin = { ...answer, lines: rounded(answer.lines) };
  const symbol = symbolOf(currency);
  const [label, figure] =
    answer.kind === 'acos'
      ? [words.result, formatPercent(answer.breakEven.acos)]
      : [words.loss, money(answer.margin)];
  return (
    <ToolFrame
      tool={tool}
      name="acos"
      words={words.fields}
      shared={shared}
      isBrief={isBrief}
      groups={groups.map((names, place) => ({ legend: words.groups[place] ?? '', names }))}
      units={{
        ...Object.fromEntries(amounts.map((name) => [name, symbol])),
        ...Object.fromEntries(rates.map((name) => [name, '%'])),
      }}
      label={label}
      figure={figure}
      parts={partsOf(margin, values.keep, words, money)}
      sentences={sentencesOf(answer, values, words)}
      aside={
        <ToolTable
          caption={words.table}
          columns={[words.columns.line, words.columns.amount]}
          rows={rowsOf(margin, words, money)}
        />
      }
    >
      {answer.kind === 'acos' && !isBrief && (
        <ToolTable
          caption={words.bids.caption}
          columns={(['bid', 'clickPrice', 'acos', 'adCost', 'profit'] as const).map(
            (column) => words.bids.columns[column],
          )}
          rows={bidsToCompare(answer, values.bid).map(([row, bid]) => {
            const effect = bidEffect({ ...answer, conversion }, bid);
            const { adCost, profit } = effect;
            return {
              head: words.bids.rows[row],
              cells: [money(bid), formatPercent(effect.acos), money(adCost), money(profit)],
              isResult: row === 'own',
            };
          })}
        />
      )}
    </ToolFrame>
  );
}

const amounts = ['price', 'landed', 'fulfilment', 'returnCost', 'keep', 'bid'];
const rates = ['taxRate', 'referral', 'inputTaxRate', 'returnRate', 'conversion'];

type Values = { currency: string; keep: number; bid: number; conversion: number };

function sentencesOf(
  answer: Exclude<Acos, { kind: 'problems' }>,
  { currency, keep, bid, conversion }: Values,
  { sentences }: WordsOf<'acos'>,
): string[] {
  const money = (amount: number) => formatAmount(amount, currency);
  if (answer.kind === 'no-margin') {
    return [fillWords(sentences.noMargin, { loss: money(-answer.margin) })];
  }
  const { margin, clickTax, breakEven, target, atBid } = answer;
  const breakEvenBid = highestBid(breakEven.bid);
  const targetBid = target ? highestBid(target.bid) : 0;
  const said = {
    left: money(margin),
    breakEven: formatPercent(breakEven.acos),
    breakEvenBid: money(breakEvenBid),
    keep: money(keep),
    target: target ? formatPercent(target.acos) : '',
    targetBid: money(targetBid),
    bid: money(bid),
    bidAcos: formatPercent(atBid.acos),
    kept: money(Math.abs(atBid.profit)),
    conversion: formatPercent(conversion),
    needed: formatPercent(atBid.conversionNeeded),
    leastBid: money(0.01),
  };
  const ofBid = breakEvenBid > 0 ? sentences.noTarget : sentences.noBid;
  return [
    targetBid > 0 ? sentences.target : ofBid,
    ...(clickTax > 1 ? [sentences.clickTax] : []),
    atBid.profit >= 0 ? sentences.bidEarns : sentences.bidLoses,
  ].map((sentence) => fillWords(sentence, said, locale));
}

/** Rounds the lines so that they add up to the rounded margin. */
function rounded(lines: Margin['lines']): Margin['lines'] {
  const amounts = roundTogether(lines.map(({ amount }) => amount));
  return lines.map((line, place) => ({ ...line, amount: amounts[place] ?? line.amount }));
}

const looks: Record<PricePart, SplitPart['look']> = {
  goods: 'base',
  tax: 'base-2',
  fees: 'base-3',
  left: 'rest',
  keep: 'within',
  loss: 'within',
};

function partsOf(
  margin: Margin,
  keep: number,
  { parts }: WordsOf<'acos'>,
  money: (amount: number) => string,
): SplitPart[] {
  return priceParts(margin, keep).map(({ part, amount }) => ({
    name: parts[part],
    amount,
    shown: money(amount),
    look: looks[part],
  }));
}

function rowsOf(
  { lines, margin }: Margin,
  words: WordsOf<'acos'>,
  money: (amount: number) => string,
): ToolRow[] {
  return [
    ...lines.map(({ line, amount }) => ({ head: words.lines[line], cells: [money(amount)] })),
    { head: words.lines.left, cells: [money(margin)], isResult: true },
  ];
}
