import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyValues, expectPlainNumbers, goodValues } from './any-values.ts';
import {
  aqls,
  codeLetter,
  inspect,
  inspectionFields,
  levels,
  passChance,
  planFor,
  severities,
} from './aql.ts';
import { startValues } from './fields.ts';

const article = startValues(inspectionFields);

/**
 * Tables 2-A, 2-B and 2-C of ISO 2859-1:1999 as printed. Each row has the letter, the sample size
 * and a cell for each AQL from 0.010 to 1000. A cell is an acceptance number, an arrow (`↓×14`
 * means fourteen of them) or `·` for a blank. The source is a public transcription that kept the
 * arrows (FxEgQC.cpp, "ISO 2859-1:1999"). Only row S comes from a transcription of the identical
 * GB/T 2828.1-2012 (github.com/nihantao-crosis/quality-platform,
 * `gbt2828-1-2012-tables-2abc-*.tsv`).
 *
 * The two transcriptions differ in two places. In the reduced table, the first has a 4 after the 3.
 * We use 5, as in the second and in a third one that was checked against the original. In the
 * tightened table, the second has a 0 for letter A at AQL 10. We use an arrow, as in the first and
 * in MIL-STD-105E.
 */
const printed = {
  normal: `
    A 2 ↓×14 0 ↓×2 1 2 3 5 7 10 14 21 30
    B 3 ↓×13 0 ↑ ↓ 1 2 3 5 7 10 14 21 30 44
    C 5 ↓×12 0 ↑ ↓ 1 2 3 5 7 10 14 21 30 44 ↑
    D 8 ↓×11 0 ↑ ↓ 1 2 3 5 7 10 14 21 30 44 ↑×2
    E 13 ↓×10 0 ↑ ↓ 1 2 3 5 7 10 14 21 30 44 ↑×3
    F 20 ↓×9 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×6
    G 32 ↓×8 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×7
    H 50 ↓×7 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×8
    J 80 ↓×6 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×9
    K 125 ↓×5 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×10
    L 200 ↓×4 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×11
    M 315 ↓×3 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×12
    N 500 ↓×2 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×13
    P 800 ↓ 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×14
    Q 1250 0 ↑ ↓ 1 2 3 5 7 10 14 21 ↑×15
    R 2000 ↑×2 1 2 3 5 7 10 14 21 ↑×16`,
  tightened: `
    A 2 ↓×18 1 2 3 5 8 12 18 27
    B 3 ↓×14 0 ↓×2 1 2 3 5 8 12 18 27 41
    C 5 ↓×13 0 ↓×2 1 2 3 5 8 12 18 27 41 ↑
    D 8 ↓×12 0 ↓×2 1 2 3 5 8 12 18 27 41 ↑×2
    E 13 ↓×11 0 ↓×2 1 2 3 5 8 12 18 27 41 ↑×3
    F 20 ↓×10 0 ↓×2 1 2 3 5 8 12 18 ↑×6
    G 32 ↓×9 0 ↓×2 1 2 3 5 8 12 18 ↑×7
    H 50 ↓×8 0 ↓×2 1 2 3 5 8 12 18 ↑×8
    J 80 ↓×7 0 ↓×2 1 2 3 5 8 12 18 ↑×9
    K 125 ↓×6 0 ↓×2 1 2 3 5 8 12 18 ↑×10
    L 200 ↓×5 0 ↓×2 1 2 3 5 8 12 18 ↑×11
    M 315 ↓×4 0 ↓×2 1 2 3 5 8 12 18 ↑×12
    N 500 ↓×3 0 ↓×2 1 2 3 5 8 12 18 ↑×13
    P 800 ↓×2 0 ↓×2 1 2 3 5 8 12 18 ↑×14
    Q 1250 ↓ 0 ↓×2 1 2 3 5 8 12 18 ↑×15
    R 2000 0 ↑ ↓ 1 2 3 5 8 12 18 ↑×16
    S 3150 ·×2 1 ·×23`,
  reduced: `
    A 2 ↓×14 0 ↓×2 1 2 3 5 7 10 14 21 30
    B 2 ↓×13 0 ↑ ↓×2 1 2 3 5 7 10 14 21 30
    C 2 ↓×12 0 ↑ ↓×2 1 2 3 5 6 8 10 14 21 ↑
    D 3 ↓×11 0 ↑ ↓×2 1 2 3 5 6 8 10 14 21 ↑×2
    E 5 ↓×10 0 ↑ ↓×2 1 2 3 5 6 8 10 14 21 ↑×3
    F 8 ↓×9 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×6
    G 13 ↓×8 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×7
    H 20 ↓×7 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×8
    J 32 ↓×6 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×9
    K 50 ↓×5 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×10
    L 80 ↓×4 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×11
    M 125 ↓×3 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×12
    N 200 ↓×2 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×13
    P 315 ↓ 0 ↑ ↓×2 1 2 3 5 6 8 10 ↑×14
    Q 500 0 ↑×2 ↓ 1 2 3 5 6 8 10 ↑×15
    R 800 ↑×3 1 2 3 5 6 8 10 ↑×16`,
};

/**
 * Tables II-A and II-B of MIL-STD-105E (1989) with their arrows followed, as `sample/accept`.
 * Source: github.com/kotaooka/sampling-calc, `tests/mil105e-legible.js`.
 */
const followed = {
  normal: {
    A: '1250/0 800/0 500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 13/0 8/0 5/0 3/0 2/0 5/1 3/1 2/1 2/2 2/3 2/5 2/7 2/10 2/14 2/21 2/30',
    B: '1250/0 800/0 500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 13/0 8/0 5/0 3/0 2/0 5/1 3/1 3/2 3/3 3/5 3/7 3/10 3/14 3/21 3/30 3/44',
    G: '1250/0 800/0 500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 50/1 32/1 32/2 32/3 32/5 32/7 32/10 32/14 32/21 20/21 13/21 13/30 13/44 8/44 5/44 3/44',
    Q: '1250/0 800/0 2000/1 1250/1 1250/2 1250/3 1250/5 1250/7 1250/10 1250/14 1250/21 800/21 500/21 315/21 200/21 125/21 80/21 50/21 32/21 20/21 13/21 13/30 13/44 8/44 5/44 3/44',
    R: '1250/0 800/0 2000/1 2000/2 2000/3 2000/5 2000/7 2000/10 2000/14 2000/21 1250/21 800/21 500/21 315/21 200/21 125/21 80/21 50/21 32/21 20/21 13/21 13/30 13/44 8/44 5/44 3/44',
  },
  tightened: {
    A: '2000/0 1250/0 800/0 500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 13/0 8/0 5/0 3/0 8/1 5/1 3/1 2/1 2/2 2/3 2/5 2/8 2/12 2/18 2/27',
    B: '2000/0 1250/0 800/0 500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 13/0 8/0 5/0 3/0 8/1 5/1 3/1 3/2 3/3 3/5 3/8 3/12 3/18 3/27 3/41',
    P: '2000/0 1250/0 800/0 2000/1 1250/1 800/1 800/2 800/3 800/5 800/8 800/12 800/18 500/18 315/18 200/18 125/18 80/18 50/18 32/18 20/18 13/18 13/27 13/41 8/41 5/41 3/41',
    Q: '2000/0 1250/0 3150/1 2000/1 1250/1 1250/2 1250/3 1250/5 1250/8 1250/12 1250/18 800/18 500/18 315/18 200/18 125/18 80/18 50/18 32/18 20/18 13/18 13/27 13/41 8/41 5/41 3/41',
    R: '2000/0 1250/0 3150/1 2000/1 2000/2 2000/3 2000/5 2000/8 2000/12 2000/18 1250/18 800/18 500/18 315/18 200/18 125/18 80/18 50/18 32/18 20/18 13/18 13/27 13/41 8/41 5/41 3/41',
  },
  // This is from the transcription of GB/T 2828.1-2012 named above.
  reduced: {
    A: '500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 13/0 8/0 5/0 3/0 2/0 2/0 2/0 3/1 2/1 2/1 2/2 2/3 2/5 2/7 2/10 2/14 2/21 2/30',
    B: '500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 13/0 8/0 5/0 3/0 2/0 2/0 2/0 3/1 2/1 2/1 2/2 2/3 2/5 2/7 2/10 2/14 2/21 2/30',
    C: '500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 13/0 8/0 5/0 3/0 2/0 2/0 5/1 3/1 2/1 2/2 2/3 2/5 2/6 2/8 2/10 2/14 2/21 2/30',
    F: '500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 13/0 8/0 5/0 20/1 13/1 8/1 8/2 8/3 8/5 8/6 8/8 8/10 5/10 5/14 5/21 3/21 2/21 2/30',
    J: '500/0 315/0 200/0 125/0 80/0 50/0 32/0 20/0 80/1 50/1 32/1 32/2 32/3 32/5 32/6 32/8 32/10 20/10 13/10 8/10 5/10 5/14 5/21 3/21 2/21 2/30',
    Q: '500/0 315/0 200/0 800/1 500/1 500/2 500/3 500/5 500/6 500/8 500/10 315/10 200/10 125/10 80/10 50/10 32/10 20/10 13/10 8/10 5/10 5/14 5/21 3/21 2/21 2/30',
    R: '500/0 315/0 200/0 800/1 800/2 800/3 800/5 800/6 800/8 800/10 500/10 315/10 200/10 125/10 80/10 50/10 32/10 20/10 13/10 8/10 5/10 5/14 5/21 3/21 2/21 2/30',
  },
};

/**
 * Table I of MIL-STD-105E, which is the same as table 1 of ISO 2859-1. Each row has the range of
 * lots, then the letters of S-1 to S-4, I, II and III.
 */
const lots = `
  2–8 A A A A A A B
  9–15 A A A A A B C
  16–25 A A B B B C D
  26–50 A B B C C D E
  51–90 B B C C C E F
  91–150 B B C D D F G
  151–280 B C D E E G H
  281–500 B C D E F H J
  501–1200 C C E F G J K
  1201–3200 C D E G H K L
  3201–10000 C D F G J L M
  10001–35000 C D F H K M N
  35001–150000 D E G J L N P
  150001–500000 D E G J M P Q
  500001–1000000000 D E H K N Q R`;

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
const cellsOf = (line: string[]) =>
  line.slice(2).flatMap((part) => {
    const [what = '', times = '1'] = part.split('×');
    return Array.from({ length: Number(times) }, () => what);
  });

test('table 1 is correct for every lot range and level', () => {
  const found = linesOf(lots).flatMap(([range = '', ...letters]) =>
    range.split('–').map((lot) => [lot, letters]),
  );
  expect(found).toHaveLength(30);
  for (const [lot, letters] of found)
    expect(levels.map((level) => codeLetter(Number(lot), level))).toEqual(letters);
});

describe.each(severities)('the table for %s inspection', (severity) => {
  const rows = linesOf(printed[severity]);
  const table = rows.map(cellsOf);

  test('is complete', () => {
    expect(table.map((row) => row.length)).toEqual(rows.map(() => aqls.length));
  });

  test.each(
    rows
      .filter(([letter]) => letter !== 'S')
      .map((row, place) => ({ letter: row[0] ?? '', place })),
  )('row $letter: every cell, with arrows followed', ({ letter, place }) => {
    for (const [column, aql] of aqls.entries()) {
      const first = table[place]?.[column];
      let at = place;
      while (/[↓↑]/.test(table[at]?.[column] ?? '')) at += table[at]?.[column] === '↓' ? 1 : -1;
      const accept = Number(table[at]?.[column]);
      expect(planFor(letter, aql, severity)).toEqual({
        letter: rows[at]?.[0],
        sample: Number(rows[at]?.[1]),
        accept,
        reject: accept + 1,
        ...(first === '↓' && { arrow: 'down' }),
        ...(first === '↑' && { arrow: 'up' }),
      });
    }
  });

  test.each(Object.entries(followed[severity]))('row %s matches another source', (letter, row) => {
    const plans = aqls.map((aql) => planFor(letter, aql, severity));
    expect(plans.map(({ sample, accept }) => `${sample}/${accept}`).join(' ')).toBe(row);
  });
});

test("the article's inspection: letter J, 80 pieces, accepting up to 0, 5 and 7", () => {
  expect(inspect(article)).toMatchObject({
    kind: 'inspection',
    letter: 'J',
    draw: 80,
    faultyPieces: 50,
    classes: [
      { fault: 'critical', sample: 80, accept: 0, reject: 1 },
      { fault: 'major', sample: 80, accept: 5, reject: 6 },
      { fault: 'minor', sample: 80, accept: 7, reject: 8 },
    ],
  });
});

test.each([
  [91, 'F', 20, 1, 2],
  [280, 'G', 32, 2, 3],
  [281, 'H', 50, 3, 5],
  [1200, 'J', 80, 5, 7],
  [3200, 'K', 125, 7, 10],
  [10_000, 'L', 200, 10, 14],
])("the article's row for a lot of %i", (lot, letter, sample, major, minor) => {
  const classes = [{}, { sample, accept: major }, { sample, accept: minor }];
  expect(inspect({ ...article, lot })).toMatchObject({ letter, classes });
});

test.each([
  ['S-3', 'E', 13],
  ['I', 'G', 32],
  ['III', 'K', 125],
] as const)("the article's level %s, before any arrow", (level, letter, sample) => {
  const strict = { ...article, level, major: 'none', minor: 'none' } as const;
  expect(inspect(strict)).toMatchObject({ letter, classes: [{ sample }, {}, {}] });
});

test('at level S-3, the AQL for major faults leads from letter E to F', () => {
  expect(inspect({ ...article, level: 'S-3' })).toMatchObject({
    letter: 'E',
    draw: 20,
    classes: [{ sample: 20 }, { letter: 'F', sample: 20, accept: 1 }, { sample: 13, accept: 1 }],
  });
});

test('arrows can give the classes different samples', () => {
  // For letter F, AQL 1.0 leads up to E (13 pieces, 0), 1.5 leads down to G (32, 1) and 2.5 stays
  // (20, 1).
  const found = inspect({ ...article, lot: 150, critical: 1, major: 1.5, minor: 2.5 });
  expect(found).toMatchObject({
    letter: 'F',
    draw: 32,
    classes: [
      { letter: 'E', sample: 13, accept: 0, arrow: 'up' },
      { letter: 'G', sample: 32, accept: 1, arrow: 'down' },
      { letter: 'F', sample: 20, accept: 1 },
    ],
  });
});

test('if the sample is larger than the lot, every piece is checked', () => {
  // Letter A at AQL 0.65 leads down to F with 20 pieces, but there are only 8.
  const found = inspect({ ...article, lot: 8, major: 0.65, faulty: 12.5 });
  expect(found).toMatchObject({
    classes: [{ every: true }, { sample: 8, planned: 20, every: true, accept: 0, chance: 0 }, {}],
  });
});

test('a class that allows no faults has the largest sample', () => {
  const strict = { accept: 0, reject: 1 };
  expect(inspect({ ...article, lot: 50 })).toMatchObject({
    letter: 'D',
    draw: 13,
    classes: [{ letter: 'E', sample: 13, ...strict }, { sample: 5 }, { sample: 13 }],
  });
  expect(inspect({ ...article, lot: 5, faulty: 20 })).toMatchObject({
    draw: 5,
    classes: [{ sample: 5, ...strict, chance: 0 }, { sample: 5 }, { sample: 3 }],
  });
  expect(inspect({ ...article, lot: 50, critical: 1, major: 'none' })).toMatchObject({
    draw: 13,
    classes: [{ sample: 13 }, { sample: 13, ...strict }, { sample: 13 }],
  });
  fc.assert(
    fc.property(goodValues(inspectionFields), (input) => {
      const found = inspect(input);
      if (found.kind !== 'inspection') throw new Error(JSON.stringify(found));
      for (const { aql, sample } of found.classes)
        if (aql === 'none') expect(sample).toBe(found.draw);
    }),
  );
});

/** The binomial coefficient. It uses whole numbers, so that the sums are exact. */
function choose(all: bigint, some: bigint): bigint {
  if (some < 0n || some > all) return 0n;
  let ways = 1n;
  for (let each = 1n; each <= some; each++) ways = (ways * (all - some + each)) / each;
  return ways;
}

const ratio = (part: bigint, whole: bigint) => Number((part * 10n ** 15n) / whole) / 1e15;

test.each([
  [1000, 50, 80, 5],
  [1000, 100, 80, 5],
  [90, 9, 13, 1],
  [40, 38, 32, 30],
  [8, 1, 8, 0],
  [35_001, 1200, 500, 21],
  [500, 490, 50, 44],
])(
  '%i pieces, %i faulty, %i drawn, up to %i accepted: the hypergeometric sum',
  (lot, faulty, sample, accept) => {
    let ways = 0n;
    for (let found = 0n; found <= BigInt(accept); found++)
      ways += choose(BigInt(faulty), found) * choose(BigInt(lot - faulty), BigInt(sample) - found);
    const exact = ratio(ways, choose(BigInt(lot), BigInt(sample)));
    expect(passChance(lot, faulty, sample, accept)).toBeCloseTo(exact, 10);
  },
);

/** The chance for a lot so large that drawing pieces doesn't change it: the binomial sum. */
function passChanceOfLargeLot(percent: number, sample: number, accept: number): number {
  const faulty = BigInt(percent * 10);
  let ways = 0n;
  for (let found = 0n; found <= BigInt(Math.min(accept, sample)); found++)
    ways +=
      choose(BigInt(sample), found) *
      faulty ** found *
      (1000n - faulty) ** (BigInt(sample) - found);
  return ratio(ways, 1000n ** BigInt(sample));
}

test("the article's curve for 80 pieces, accepting up to 5", () => {
  const chances = [2.5, 5, 7.5, 10, 15].map((percent) => passChanceOfLargeLot(percent, 80, 5));
  expect(chances.map((chance) => (chance * 100).toFixed(1))).toEqual([
    '98.5',
    '78.9',
    '43.9',
    '17.7',
    '1.4',
  ]);
  expect(passChanceOfLargeLot(1, 80, 5)).toBeGreaterThan(0.999);
  expect(passChanceOfLargeLot(1, 80, 0)).toBeCloseTo(0.4475, 4);
});

test('the chance for a very large lot is close to the binomial sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.constantFrom(...aqls), (percent, aql) => {
      const { sample, accept } = planFor('J', aql, 'normal');
      const large = passChance(1e9, percent * 1e7, sample, accept);
      expect(large).toBeCloseTo(passChanceOfLargeLot(percent, sample, accept), 4);
    }),
  );
});

const lot = fc.oneof(fc.integer({ min: 2, max: 3000 }), fc.integer({ min: 2, max: 1e9 }));
const plan = fc.record({
  level: fc.constantFrom(...levels),
  severity: fc.constantFrom(...severities),
  aql: fc.constantFrom(...aqls),
});

test('a larger lot never has a smaller sample at the same level', () => {
  fc.assert(
    fc.property(lot, lot, plan, (one, other, { level, severity, aql }) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)].map((pieces) =>
        Math.min(pieces, planFor(codeLetter(pieces, level), aql, severity).sample),
      );
      expect(small).toBeLessThanOrEqual(large ?? 0);
    }),
    { numRuns: 2000 },
  );
});

test('chances are between 0 and 1, and fall as the number of faults rises', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(lot, share, share, plan, (pieces, one, other, { level, severity, aql }) => {
      const { sample, accept } = planFor(codeLetter(pieces, level), aql, severity);
      const chanceOf = (part: number) =>
        passChance(pieces, Math.round(pieces * part), Math.min(sample, pieces), accept);
      const [fewer, more] = [chanceOf(Math.min(one, other)), chanceOf(Math.max(one, other))];
      expect(more).toBeGreaterThanOrEqual(0);
      expect(fewer).toBeLessThanOrEqual(1);
      expect(more).toBeLessThanOrEqual(fewer + 1e-9);
    }),
    { numRuns: 1000 },
  );
});

test('all results are finite numbers, whatever the answers', () => {
  fc.assert(
    fc.property(anyValues(inspectionFields), (values) => expectPlainNumbers(inspect(values))),
  );
});
