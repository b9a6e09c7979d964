import type { WordsOf } from '../../schemas/tool-words.ts';
import { startValues } from '../../tools/fields.ts';
import { landedCost, landedCostFields } from '../../tools/landed-cost.ts';
import { formatAmount } from '../tool/format.ts';
import type { ToolRow } from '../tool/ToolTable.tsx';
import { waterfall } from '../tool/waterfall.ts';

/** The costs per piece in the tool's example. */
export function exampleRows({ steps }: WordsOf<'landed-cost'>): ToolRow[] {
  const cost = landedCost(startValues(landedCostFields));
  if (cost.kind === 'problems')
    throw new Error('the example of the landed cost tool is incomplete');
  const money = (amount: number) => formatAmount(amount, 'GBP');
  return [
    ...waterfall(
      cost.steps.map(({ step, each }) => ({
        head: steps[step],
        cells: [money(each)],
        amount: each,
      })),
    ),
    {
      head: steps.total,
      cells: [money(cost.each)],
      bar: { from: 0, to: cost.each, look: 'whole' },
      isResult: true,
    },
  ];
}
