import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyValues, expectPlainNumbers, goodValues } from './any-values.ts';
import { startValues } from './fields.ts';
import {
  type LandedCost,
  type LandedCostInput,
  landedCost,
  landedCostFields,
  partsOf,
} from './landed-cost.ts';

const factoryA = startValues(landedCostFields);
const factoryB = { ...factoryA, unitPrice: 3.98, freight: 570, delivery: 210, faulty: 0 };

function costOf(input: LandedCostInput): Extract<LandedCost, { kind: 'cost' }> {
  const found = landedCost(input);
  if (found.kind !== 'cost') throw new Error(JSON.stringify(found));
  return found;
}

const amountsOf = (input: LandedCostInput) =>
  costOf(input).steps.map(({ step, amount }) => [step, amount.toFixed(2)]);

test("the article's factory A", () => {
  expect(amountsOf(factoryA)).toEqual([
    ['goods', '3360.00'],
    ['freight', '285.00'],
    ['insurance', '15.00'],
    ['duty', '146.40'],
    ['clearance', '180.00'],
    ['delivery', '150.00'],
    ['inspection', '240.00'],
    ['other', '30.00'],
    ['faulty', '0.00'],
  ]);
  const { total, eachDelivered, each, customsValue, importTax } = costOf(factoryA);
  expect(total).toBeCloseTo(4406.4);
  expect(eachDelivered).toBeCloseTo(4.4064);
  expect(each).toBeCloseTo(4406.4 / 980);
  expect(customsValue).toBeCloseTo(3660);
  expect(importTax?.amount).toBeCloseTo(827.28);
  expect(importTax?.isCost).toBe(false);
});

test('the cost of a piece is split into parts that add up to it', () => {
  const { steps, each } = costOf({ ...factoryA, terms: 'EXW', localFreight: 90 });
  const parts = partsOf(steps);
  expect(parts.map(({ part }) => part)).toEqual([
    'goods',
    'freight',
    'duty',
    'delivery',
    'inspection',
    'faulty',
  ]);
  expect(parts.find(({ part }) => part === 'freight')?.each).toBeCloseTo(0.39);
  expect(parts.reduce((sum, part) => sum + part.each, 0)).toBeCloseTo(each);
  const taxed = costOf({ ...factoryA, taxReclaimable: false, faulty: 0 });
  expect(partsOf(taxed.steps).map(({ part }) => part)).toContain('importTax');
  expect(partsOf(taxed.steps).map(({ part }) => part)).not.toContain('faulty');
});

test("the article's factory B is more expensive at the door", () => {
  const { total, eachDelivered, customsValue } = costOf(factoryB);
  expect(customsValue).toBeCloseTo(3769);
  expect(total).toBeCloseTo(4579.76);
  expect(eachDelivered).toBeCloseTo(4.58, 2);
});

test('import tax is line eleven if the buyer cannot reclaim it', () => {
  const { total } = costOf({ ...factoryA, taxReclaimable: false });
  expect(total).toBeCloseTo(4406.4 + 827.28);
});

test('Germany, calculated by hand: EXW in yuan, tax not reclaimable', () => {
  // Goods: 600 × 58.50 / 7.80 = 4500.00. Customs value: 4500 + 180 + 620 + 20 = 5320.00. Duty 3.7%: 196.84.
  // Tax 19% of 5320 + 196.84 + 150 + 240 = 5906.84: 1122.2996.
  // Total: 5320 + 196.84 + 150 + 240 + 1122.2996 + 280 + 25 = 7334.1396; divided by 600: 12.22357.
  const { total, eachDelivered, customsValue, importTax } = costOf({
    ...{ destination: 'eu', terms: 'EXW', units: 600, unitPrice: 58.5, rate: 7.8 },
    ...{ localFreight: 180, freight: 620, insurance: 20, duty: 3.7, tax: 19 },
    ...{
      taxReclaimable: false,
      clearance: 150,
      delivery: 240,
      inspection: 280,
      other: 25,
      faulty: 0,
    },
  });
  expect(customsValue).toBeCloseTo(5320);
  expect(importTax?.base).toBeCloseTo(5906.84);
  expect(importTax?.amount).toBeCloseTo(1122.2996, 4);
  expect(total).toBeCloseTo(7334.1396, 4);
  expect(eachDelivered).toBeCloseTo(12.22357, 5);
});

const american: LandedCostInput = {
  ...{ destination: 'us', terms: 'FOB', units: 2000, unitPrice: 3.1, rate: 1, localFreight: 0 },
  ...{ freight: 2400, insurance: 60, duty: 25, tax: 20, taxReclaimable: false },
  ...{ clearance: 310, delivery: 480, inspection: 300, other: 45, faulty: 0 },
};

test('United States, calculated by hand: duty on the FOB price, no tax on import', () => {
  // Goods 6200.00; 25% duty 1550.00.
  // 6200 + 2400 + 60 + 1550 + 310 + 480 + 300 + 45 = 11345.00; divided by 2000: 5.6725.
  const { total, eachDelivered, customsValue, importTax } = costOf(american);
  expect(customsValue).toBe(6200);
  expect(importTax).toBeUndefined();
  expect(total).toBeCloseTo(11_345);
  expect(eachDelivered).toBeCloseTo(5.6725);
});

test('United States, calculated by hand: transport to the port is not added to an EXW price', () => {
  // 19 CFR 152.103(a)(5)(i). Goods 2000 × 2.90 = 5800.00; 55% duty 3190.00.
  // 5800 + 400 + 2400 + 60 + 3190 + 310 + 480 + 300 + 45 = 12985.00.
  const exWorks = {
    ...american,
    terms: 'EXW',
    unitPrice: 2.9,
    localFreight: 400,
    duty: 55,
  } as const;
  const { total, customsValue } = costOf(exWorks);
  expect(customsValue).toBe(5800);
  expect(total).toBeCloseTo(12_985);
  // For the EU, transport to the port is part of the customs value.
  expect(costOf({ ...exWorks, destination: 'eu' }).customsValue).toBeCloseTo(8660);
});

test('the same goods bought CIF: 6200 + 2400 + 60 = 8660, divided by 2000: 4.33 each', () => {
  const bought = { ...american, terms: 'CIF', unitPrice: 4.33 } as const;
  const { total, customsValue } = costOf(bought);
  expect(customsValue).toBeCloseTo(6200);
  expect(total).toBeCloseTo(11_345);
  // For the United Kingdom, freight is part of the customs value.
  expect(costOf({ ...bought, destination: 'uk' }).customsValue).toBeCloseTo(8660);
});

test('under DDP, only inspection and other costs are added', () => {
  const { customsValue, importTax } = costOf({ ...factoryA, terms: 'DDP' });
  expect(amountsOf({ ...factoryA, terms: 'DDP', faulty: 0 })).toEqual([
    ['goods', '3360.00'],
    ['inspection', '240.00'],
    ['other', '30.00'],
  ]);
  expect([customsValue, importTax]).toEqual([undefined, undefined]);
});

test('a higher duty never lowers the cost', () => {
  const duty = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(goodValues(landedCostFields), duty, duty, (input, one, other) => {
      const low = costOf({ ...input, duty: Math.min(one, other) });
      const high = costOf({ ...input, duty: Math.max(one, other) });
      expect(high.total).toBeGreaterThanOrEqual(low.total);
      expect(high.each).toBeGreaterThanOrEqual(low.each);
    }),
  );
});

test('the steps add up, and reclaimable tax never costs more than non-reclaimable tax', () => {
  fc.assert(
    fc.property(goodValues(landedCostFields), (input) => {
      const { steps, total, each } = costOf(input);
      const sum = (of: 'amount' | 'each') => steps.reduce((all, step) => all + step[of], 0);
      expect(sum('amount') / total).toBeCloseTo(1, 9);
      expect(sum('each') / each).toBeCloseTo(1, 9);
      const back = costOf({ ...input, taxReclaimable: true });
      expect(back.total).toBeLessThanOrEqual(costOf({ ...input, taxReclaimable: false }).total);
    }),
  );
});

test('all results are finite numbers, whatever the answers', () => {
  fc.assert(
    fc.property(anyValues(landedCostFields), (values) => expectPlainNumbers(landedCost(values))),
  );
});
