import { expect, test } from 'vitest';
import { startValues } from './fields.ts';
import { landedCost, landedCostFields } from './landed-cost.ts';
import { roundTogether } from './round-together.ts';

test('rounded amounts add up to the rounded sum', () => {
  expect(roundTogether([0.285, 0.015, 0.1])).toEqual([0.29, 0.01, 0.1]);
  expect(roundTogether([1, 2.5])).toEqual([1, 2.5]);
  expect(roundTogether([])).toEqual([]);
});

test("so do the costs in the landed cost tool's example", () => {
  const cost = landedCost(startValues(landedCostFields));
  if (cost.kind === 'problems') throw new Error('incomplete');
  const sum = roundTogether(cost.steps.map(({ each }) => each)).reduce((one, two) => one + two, 0);
  expect(sum).toBeCloseTo(Math.round(cost.each * 100) / 100, 10);
});
