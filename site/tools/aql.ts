import { type Problem, problemsIn, type ValuesOf } from './fields.ts';

/**
 * Single sampling by attributes: tables 1, 2-A, 2-B and 2-C of ISO 2859-1:1999. Tables 1, 2-A and
 * 2-B have the same plans as tables I, II-A and II-B of MIL-STD-105E (1989, public domain). Table
 * 2-C of the 1999 standard has no gap between acceptance and rejection, unlike MIL-STD-105E.
 */
export const levels = ['S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III'] as const;
export const severities = ['normal', 'tightened', 'reduced'] as const;
const percentAqls = [
  0.01, 0.015, 0.025, 0.04, 0.065, 0.1, 0.15, 0.25, 0.4, 0.65, 1, 1.5, 2.5, 4, 6.5, 10,
] as const;
/**
 * Up to 10, an AQL is the percentage of faulty pieces. Above 10, it is the number of faults per
 * hundred pieces.
 */
export const aqls = [...percentAqls, 15, 25, 40, 65, 100, 150, 250, 400, 650, 1000] as const;

export type Level = (typeof levels)[number];
export type Severity = (typeof severities)[number];
export type Aql = (typeof aqls)[number];

/**
 * `none` isn't an AQL in the standard. Every sampled piece is checked, and a single such fault
 * rejects the lot.
 */
const offered = ['none', ...percentAqls] as const;

/**
 * The starting values are the inspection in the article `quality-inspection-aql`. `faulty` is a
 * percentage.
 */
export const inspectionFields = {
  lot: { kind: 'number', start: 1000, min: 2, max: 1e9, whole: true },
  level: { kind: 'choice', start: 'II', options: levels },
  severity: { kind: 'choice', start: 'normal', options: severities },
  critical: { kind: 'choice', start: 'none', options: offered },
  major: { kind: 'choice', start: 2.5, options: offered },
  minor: { kind: 'choice', start: 4, options: offered },
  faulty: { kind: 'number', start: 5, min: 0, max: 100 },
} as const;

const letters = 'ABCDEFGHJKLMNPQRS';
const samples = [2, 3, 5, 8, 13, 20, 32, 50, 80, 125, 200, 315, 500, 800, 1250, 2000, 3150];

/** The largest lot for each row of table 1, and the row's letters in the order of `levels`. */
const lotRows: readonly [largest: number, letters: string][] = [
  [8, 'AAAAAAB'],
  [15, 'AAAAABC'],
  [25, 'AABBBCD'],
  [50, 'ABBCCDE'],
  [90, 'BBCCCEF'],
  [150, 'BBCDDFG'],
  [280, 'BCDEEGH'],
  [500, 'BCDEFHJ'],
  [1200, 'CCEFGJK'],
  [3200, 'CDEGHKL'],
  [10_000, 'CDFGJLM'],
  [35_000, 'CDFHKMN'],
  [150_000, 'DEGJLNP'],
  [500_000, 'DEGJMPQ'],
  [Number.POSITIVE_INFINITY, 'DEHKNQR'],
];

/** Looks up the code letter in table 1. A lot is a whole number of pieces, at least 2. */
export function codeLetter(lot: number, level: Level): string {
  const row = lotRows.find(([largest]) => lot <= largest);
  return row?.[1].charAt(levels.indexOf(level)) ?? 'A';
}

/**
 * Each acceptance number fills a diagonal of a table. A diagonal is the code letter's row plus the
 * AQL's column. `zero` is the diagonal of 0 and `one` is that of 1; the others in `numbers` follow.
 */
const tables = {
  normal: { zero: 14, one: 17, numbers: [1, 2, 3, 5, 7, 10, 14, 21, 30, 44], lastRow: 15 },
  tightened: { zero: 15, one: 18, numbers: [1, 2, 3, 5, 8, 12, 18, 27, 41], lastRow: 16 },
  reduced: { zero: 14, one: 18, numbers: [1, 2, 3, 5, 6, 8, 10, 14, 21], lastRow: 15 },
};

/** Rows A to E have two more numbers than the other rows. */
const lastDiagonal = (row: number) => (row < 5 ? 26 : 24);

/** Returns the acceptance number in a cell, or undefined if the cell has an arrow. */
function cell(severity: Severity, row: number, column: number): number | undefined {
  // In the reduced table, A and B both mean two pieces, and have the same row from AQL 25.
  if (severity === 'reduced' && row < 2 && column >= 17) return cell('normal', 0, column);
  const { zero, one, numbers } = tables[severity];
  const diagonal = row + column;
  // In the tightened table, the cell of A at AQL 10 has an arrow where 0 would be expected.
  if (diagonal === zero) return severity === 'tightened' && row === 0 ? undefined : 0;
  return diagonal > lastDiagonal(row) ? undefined : numbers[diagonal - one];
}

/**
 * Returns the row that a cell's arrow leads to. If the arrow leads out of the table, it is followed
 * the other way.
 */
function followArrow(severity: Severity, start: number, column: number): number {
  const rows = Array.from({ length: tables[severity].lastRow + 1 }, (_, row) => row);
  const has = (row: number) => cell(severity, row, column) !== undefined;
  const below = rows.slice(start).find(has);
  const above = rows.slice(0, start + 1).findLast(has);
  const diagonal = start + column;
  const up = diagonal === 15 || diagonal > lastDiagonal(start);
  return (up ? (above ?? below) : (below ?? above)) ?? start;
}

/**
 * A sampling plan: check `sample` pieces, accept the lot with up to `accept` faulty ones, and
 * reject it from `reject`.
 */
export type Plan = {
  letter: string;
  sample: number;
  accept: number;
  reject: number;
  /** The direction in which the table's arrow led from the code letter. */
  arrow?: 'up' | 'down';
};

/**
 * Looks up a plan in table 2-A (normal), 2-B (tightened) or 2-C (reduced) and follows any arrows.
 * The sample may be larger than the lot.
 */
export function planFor(letter: string, aql: Aql, severity: Severity): Plan {
  const start = Math.max(0, letters.indexOf(letter));
  const column = aqls.indexOf(aql);
  const row = followArrow(severity, start, column);
  const accept = cell(severity, row, column) ?? 0;
  const plan = { letter: letters.charAt(row), sample: sampleOf(row, severity) };
  const numbers = { accept, reject: accept + 1 };
  if (row === start) return { ...plan, ...numbers };
  return { ...plan, ...numbers, arrow: row < start ? 'up' : 'down' };
}

/**
 * The reduced sample of a letter is the normal sample of the letter two before it, and at least 2.
 */
function sampleOf(row: number, severity: Severity): number {
  return samples[severity === 'reduced' ? Math.max(0, row - 2) : row] ?? 2;
}

export type FaultClass = 'critical' | 'major' | 'minor';

export type ClassPlan = Plan & {
  fault: FaultClass;
  aql: Aql | 'none';
  /** The sample in the table, which may be larger than the lot. */
  planned: number;
  /** Whether the sample is the whole lot, so that all pieces are checked. */
  every: boolean;
  /**
   * The chance, from 0 to 1, that a lot passes in this class if `faulty` per cent of its pieces
   * have such a fault.
   */
  chance: number;
};

export type Inspection =
  | { kind: 'problems'; problems: Problem[] }
  | {
      kind: 'inspection';
      /** The code letter from table 1, before any arrow is followed. */
      letter: string;
      /** The classes in the order critical, major, minor. Their samples may differ. */
      classes: ClassPlan[];
      /** The number of pieces to draw, which is the largest of the samples. */
      draw: number;
      /** The number of pieces that `faulty` per cent of the lot comes to, rounded. */
      faultyPieces: number;
    };

/**
 * Works out the plans for a lot. Each class of fault has a sample, acceptance and rejection
 * numbers, and the chance that a lot with `faulty` per cent faulty pieces passes.
 */
export function inspect(input: ValuesOf<typeof inspectionFields>): Inspection {
  const problems = problemsIn(inspectionFields, input);
  if (problems.length > 0) return { kind: 'problems', problems };
  const { lot, level, severity, faulty } = input;
  const letter = codeLetter(lot, level);
  const faultyPieces = Math.round((lot * faulty) / 100);
  const faults = ['critical', 'major', 'minor'] as const;
  const plans = faults.map((fault) => {
    const aql = input[fault];
    return aql === 'none' ? strictPlan(letter, severity) : planFor(letter, aql, severity);
  });
  const largest = plans.reduce((one, other) => (other.sample > one.sample ? other : one));
  const strict = { letter: largest.letter, sample: largest.sample, accept: 0, reject: 1 };
  const classes = faults.map((fault, place) => {
    const aql = input[fault];
    const plan = aql === 'none' ? strict : (plans[place] ?? strict);
    const sample = Math.min(plan.sample, lot);
    const chance = passChance(lot, faultyPieces, sample, plan.accept);
    return { ...plan, fault, aql, sample, planned: plan.sample, every: sample === lot, chance };
  });
  const draw = Math.max(...classes.map(({ sample }) => sample));
  return { kind: 'inspection', letter, classes, draw, faultyPieces };
}

function strictPlan(letter: string, severity: Severity): Plan {
  return { letter, sample: sampleOf(letters.indexOf(letter), severity), accept: 0, reject: 1 };
}

/**
 * The chance, from 0 to 1, that at most `accept` faulty pieces are drawn from a lot (the
 * hypergeometric sum). All arguments are whole numbers of pieces; sample and faulty are at most the
 * lot.
 */
export function passChance(lot: number, faulty: number, sample: number, accept: number): number {
  const least = Math.max(0, sample - (lot - faulty));
  const most = Math.min(sample, faulty);
  if (accept >= most) return 1;
  if (accept < least) return 0;
  let term = Math.exp(
    logChoose(faulty, least) + logChoose(lot - faulty, sample - least) - logChoose(lot, sample),
  );
  let sum = term;
  for (let found = least; found < accept; found++) {
    term *= (faulty - found) / (found + 1);
    term *= (sample - found) / (lot - faulty - sample + found + 1);
    sum += term;
  }
  return Math.min(1, sum);
}

/** The logarithm of the number of ways to choose `some` of `all`. */
function logChoose(all: number, some: number): number {
  let sum = 0;
  const fewer = Math.min(some, all - some);
  for (let each = 1; each <= fewer; each++) sum += Math.log((all - fewer + each) / each);
  return sum;
}
