import type { WordsOf } from '../../schemas/tool-words.ts';
import { startValues } from '../../tools/fields.ts';
import { landedCost, landedCostFields } from '../../tools/landed-cost.ts';
import { roundTogether } from '../../tools/round-together.ts';
import { formatAmount } from '../tool/format.ts';

/** The costs per piece in the tool's example, the last of which is their sum. */
export function exampleCosts({ steps }: WordsOf<'landed-cost'>): { name: string; each: string }[] {
  const cost = landedCost(startValues(landedCostFields));
  if (cost.kind === 'problems') {
    throw new Error('the example of the landed cost tool is incomplete');
  }
  const rounded = roundTogether(cost.steps.map(({ each }) => each));
  return [
    ...cost.steps.map(({ step }, place) => ({
      name: steps[step],
      each: formatAmount(rounded[place] ?? 0, 'GBP'),
    })),
    { name: steps.total, each: formatAmount(cost.each, 'GBP') },
  ];
}
