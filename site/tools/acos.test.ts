import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Acos,
  type AcosInput,
  acos,
  acosFields,
  bidEffect,
  bidsToCompare,
  priceParts,
} from './acos.ts';
import { anyValues, expectPlainNumbers, goodValues } from './any-values.ts';
import { startValues } from './fields.ts';

const kettle = startValues(acosFields);

function solved(input: Partial<AcosInput>): Extract<Acos, { kind: 'acos' }> {
  const found = acos({ ...kettle, ...input });
  if (found.kind !== 'acos') throw new Error(`not solved: ${JSON.stringify(found)}`);
  return found;
}

test("the article's kettle: £6.00 is left, 25% breaks even, 15% keeps £2.40", () => {
  const { lines, margin, sale, breakEven, target } = solved({});
  expect(lines.map(({ line, amount }) => [line, amount.toFixed(2)])).toEqual([
    ['price', '24.00'],
    ['tax', '-4.00'],
    ['landed', '-6.40'],
    ['referral', '-3.60'],
    ['fulfilment', '-3.50'],
    ['returns', '-0.50'],
  ]);
  expect([margin, sale]).toEqual([6, 24]);
  expect(breakEven).toEqual({ acos: 25, bid: 0.6 });
  expect(target?.acos).toBeCloseTo(15);
  expect(target?.bid).toBeCloseTo(0.36);
});

test("the kettle's price is split into costs and what is left, with the profit within it", () => {
  expect(priceParts(solved({}), kettle.keep)).toEqual([
    { part: 'goods', amount: 6.9 },
    { part: 'tax', amount: 4 },
    { part: 'fees', amount: 7.1 },
    { part: 'left', amount: 6 },
    { part: 'keep', amount: 2.4 },
  ]);
  // A profit that uses up what is left, or of nothing, is no part of it.
  for (const keep of [0, 6, 7]) {
    expect(priceParts(solved({}), keep).map(({ part }) => part)).not.toContain('keep');
  }
});

test('costs above the price leave nothing, and the loss is within them', () => {
  const found = acos({ ...kettle, landed: 30 });
  if (found.kind !== 'no-margin') throw new Error(found.kind);
  expect(priceParts(found, kettle.keep)).toEqual([
    { part: 'goods', amount: 30.5 },
    { part: 'tax', amount: 4 },
    { part: 'fees', amount: 7.1 },
    { part: 'loss', amount: 17.6 },
  ]);
});

test('the parts add up to the price, whatever the answers', () => {
  fc.assert(
    fc.property(goodValues(acosFields), (input) => {
      const found = acos(input);
      if (found.kind === 'problems') return;
      const parts = priceParts(found, input.keep);
      const sum = parts.reduce((all, { part, amount }) => {
        if (part === 'keep') return all;
        return part === 'loss' ? all - amount : all + amount;
      }, 0);
      expect(sum / input.price).toBeCloseTo(1, 3);
      expect(parts.every(({ amount }) => amount > 0)).toBe(true);
    }),
  );
});

test('the same kettle breaks even at 30% if the report excludes VAT and counts £20', () => {
  expect(solved({ salesWithTax: false })).toMatchObject({
    sale: 20,
    breakEven: { acos: 30, bid: 0.6 },
  });
});

test('a conversion rate of 6% allows a bid of just under 22p', () => {
  expect(solved({ conversion: 6 }).target?.bid).toBeCloseTo(0.216);
});

test.each([
  // One click in ten becomes an order, so the ad cost per order is ten bids.
  [0.36, 3.6, 15, 2.4],
  [0.6, 6, 25, 0],
  [0.84, 8.4, 35, -2.4],
])(
  'a bid of £%d costs £%d per order, gives an ACOS of %d%% and leaves £%d',
  (bid, adCost, share, profit) => {
    const { atBid } = solved({ bid });
    expect(atBid.adCost).toBeCloseTo(adCost);
    expect(atBid.acos).toBeCloseTo(share);
    expect(atBid.profit).toBeCloseTo(profit);
  },
);

test('at 45p per click, an order pays for 13.3 clicks, so 7.5% must buy', () => {
  const { clicks, conversionNeeded } = bidEffect(
    { margin: 6, sale: 24, clickTax: 1, conversion: 10 },
    0.45,
  );
  expect(clicks).toBeCloseTo(13.33, 2);
  expect(conversionNeeded).toBeCloseTo(7.5);
});

test('Germany, calculated by hand: 29.75 euros including 19%, report without tax', () => {
  // 29.75 / 1.19 = 25.00. Referral 15% of 29.75 = 4.4625. Returns 8% of 6.00 = 0.48.
  // 25.00 − 7.20 − 4.4625 − 4.10 − 0.48 = 8.7575, which is 35.03% of 25.00.
  // Bid: 8.7575 × 8% = 0.7006.
  const german = { price: 29.75, taxRate: 19, salesWithTax: false, landed: 7.2, fulfilment: 4.1 };
  const { margin, sale, breakEven } = solved({
    ...german,
    returnRate: 8,
    returnCost: 6,
    conversion: 8,
  });
  expect(margin).toBeCloseTo(8.7575, 4);
  expect(sale).toBeCloseTo(25);
  expect(breakEven.acos).toBeCloseTo(35.03, 2);
  expect(breakEven.bid).toBeCloseTo(0.7006, 4);
});

test('United States, calculated by hand: added sales tax is left out', () => {
  // 30.00 − 8.00 − 15% of 30.00 (4.50) − 5.50 − 5% of 10.00 (0.50) = 11.50, or 38.33% of 30.00.
  const american = { price: 30, taxRate: 8, taxIncluded: false, landed: 8, fulfilment: 5.5 };
  const { lines, margin, sale, breakEven } = solved({ ...american, salesWithTax: false });
  expect(lines.map(({ line }) => line)).not.toContain('tax');
  expect([margin, sale]).toEqual([11.5, 30]);
  expect(breakEven.acos).toBeCloseTo(38.33, 2);
  // If the report includes tax, it counts 32.40.
  expect(solved({ ...american, salesWithTax: true }).sale).toBeCloseTo(32.4);
});

test('an unregistered seller keeps the whole price and pays the tax on goods and fees', () => {
  // Tax on 6.40 + 3.60 + 3.50 = 13.50, at 20%: 2.70. 24 − 13.50 − 2.70 − 0.50 = 7.30.
  for (const salesWithTax of [true, false]) {
    const { lines, margin, sale } = solved({ registered: false, salesWithTax });
    expect(lines).toContainEqual({ line: 'inputTax', amount: -2.7 });
    expect([margin, sale]).toEqual([7.3, 24]);
  }
});

test('tax that cannot be reclaimed is paid on clicks too, but the report excludes it', () => {
  // 7.30 / 1.2 = 6.083 for clicks; (7.30 − 2.40) / 1.2 = 4.083.
  // Ten clicks at 45p cost 4.50 × 1.2 = 5.40.
  const { breakEven, target, atBid } = solved({ registered: false });
  expect(breakEven.acos).toBeCloseTo(25.35, 2);
  expect(breakEven.bid).toBeCloseTo(0.608, 3);
  expect(target?.bid).toBeCloseTo(0.408, 3);
  expect(atBid).toMatchObject({ acos: 18.75, adCost: expect.closeTo(5.4), profit: 1.9 });
  expect(atBid.clicks).toBeCloseTo(7.3 / 0.54);
  expect(atBid.conversionNeeded).toBeCloseTo((0.54 / 7.3) * 100);
});

test('the break-even bid leaves no profit on an order, registered or not', () => {
  fc.assert(
    fc.property(goodValues(acosFields), (input) => {
      const found = acos(input);
      if (found.kind !== 'acos') return;
      const spent = bidEffect({ ...found, conversion: input.conversion }, found.breakEven.bid);
      expect(spent.adCost / found.margin).toBeCloseTo(1, 9);
      expect(spent.acos / found.breakEven.acos).toBeCloseTo(1, 9);
    }),
  );
});

test('bids are compared in whole pence, as they are entered', () => {
  const found = solved({});
  expect(bidsToCompare(found, 0.45)).toEqual([
    ['target', 0.36],
    ['own', 0.45],
    ['more', 0.5],
    ['breakEven', 0.6],
  ]);
  const { acos: share, adCost, profit } = bidEffect({ ...found, conversion: 10 }, 0.5);
  expect([share.toFixed(1), adCost, profit]).toEqual(['20.8', 5, 1]);
  // A tenth of 2p is less than a penny, and a bid rounded down to 0 is left out.
  const rare = solved({ conversion: 0.01 });
  expect(bidsToCompare(rare, 0.02)).toEqual([['own', 0.02]]);
});

test.each([12.4, 15])('there is no bid if goods that cost £%d leave nothing', (landed) => {
  const found = acos({ ...kettle, landed });
  expect(found.kind).toBe('no-margin');
  expect(found).not.toHaveProperty('breakEven');
});

test.each([6, 7])('there is no target if at least the whole margin is to be kept (£%d)', (keep) => {
  expect(solved({ keep })).toMatchObject({ target: undefined, breakEven: { acos: 25 } });
});

test('a higher bid never leaves more profit, and a higher conversion rate never lowers a bid', () => {
  const number = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(goodValues(acosFields), number, number, (input, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const cheap = acos({ ...input, bid: low, conversion: low });
      const dear = acos({ ...input, bid: high, conversion: low });
      const better = acos({ ...input, bid: low, conversion: high });
      if (cheap.kind !== 'acos' || dear.kind !== 'acos' || better.kind !== 'acos') return;
      expect(dear.atBid.profit).toBeLessThanOrEqual(cheap.atBid.profit);
      expect(better.breakEven.bid).toBeGreaterThanOrEqual(cheap.breakEven.bid);
    }),
  );
});

test('all results are finite numbers, whatever the answers', () => {
  fc.assert(fc.property(anyValues(acosFields), (values) => expectPlainNumbers(acos(values))));
});
