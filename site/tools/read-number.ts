/** The limits of an answer, which are inclusive, and whether it must be a whole number. */
export type Limits = { min: number; max: number; whole?: true };

export type NumberProblem = 'empty' | 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';

/**
 * The result of reading a number:
 * - `number`: the number that was meant, finite and never negative zero;
 * - `ask`: the text is ambiguous (`1,200` is 1200 in London and 1.2 in Berlin), and both numbers
 *   are within the limits;
 * - `problem`: a code for the message beside the field.
 */
export type ReadNumber =
  | { kind: 'number'; value: number }
  | { kind: 'ask'; candidates: [number, number] }
  | { kind: 'problem'; code: NumberProblem };

/**
 * Reads a number as people write it: `1,200.50`, `1.200,50`, `1 200`, `1'200`, `12,00,000`,
 * `£1,200`, `12%`. Readings outside the limits are ruled out: `1,200` per cent is 1.2. If only
 * whole numbers are valid, `5,000` is read as 5000, because nobody writes those with decimals.
 */
export function readNumber(text: string, limits: Limits): ReadNumber {
  const bare = withoutSigns(text);
  if (bare === '') return { kind: 'problem', code: 'empty' };
  const readings = readingsOf(bare);
  const [first] = readings;
  if (first === undefined) return { kind: 'problem', code: 'not-a-number' };
  const likely = limits.whole ? [first] : readings;
  const [one, other] = likely.filter((value) => problemWith(value, limits) === undefined);
  if (one === undefined)
    return { kind: 'problem', code: problemWith(first, limits) ?? 'not-a-number' };
  return other === undefined
    ? { kind: 'number', value: one }
    : { kind: 'ask', candidates: [one, other] };
}

function problemWith(
  value: number,
  { min, max, whole }: Limits,
): Exclude<NumberProblem, 'empty'> | undefined {
  if (!Number.isFinite(value)) return 'too-large';
  if (value < min) return 'too-small';
  if (value > max) return 'too-large';
  return whole && !Number.isInteger(value) ? 'not-whole' : undefined;
}

/**
 * Removes currencies and per cent signs, and replaces the spaces and minus signs that get pasted.
 */
function withoutSigns(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/^[A-Z]{3}\b|\b[A-Z]{3}$/g, '')
    .replace(/^([-\u2212]?)\s*\p{Sc}|\p{Sc}$|%$/gu, '$1')
    .replace(/\u2212/g, '-')
    .replace(/^-\s+/, '-')
    .trim();
}

/** Longer input is rejected, so that no number becomes infinity. */
const longest = 30;

function readingsOf(bare: string): number[] {
  const [, minus = '', digits] = /^([-+]?)([\d.,'\u2019\s]+)$/.exec(bare) ?? [];
  if (digits === undefined || digits.length > longest || !/\d/.test(digits)) return [];
  const written = joinSpaced(digits);
  if (written === undefined) return [];
  const sign = minus === '-' ? -1 : 1;
  return plainReadings(written.digits, written.spaced).map((plain) => sign * Number(plain) + 0);
}

/** Spaces and apostrophes may only group digits: `1 200` and `1'200`, but not `1 2`. */
function joinSpaced(digits: string): { digits: string; spaced: boolean } | undefined {
  if (!/[\s'\u2019]/.test(digits)) return { digits, spaced: false };
  if (!/^\d{1,3}(?:[\s'\u2019]\d{3})+(?:[.,]\d*)?$/.test(digits)) return undefined;
  return { digits: digits.replace(/[\s'\u2019]/g, ''), spaced: true };
}

/**
 * Returns each possible reading with a decimal point. The reading with grouped digits comes first.
 */
function plainReadings(digits: string, spaced: boolean): string[] {
  const marks = digits.match(/[.,]/g) ?? [];
  if (marks.length === 0) return [digits];
  const [mark = '.'] = marks.slice(-1);
  const end = digits.lastIndexOf(mark);
  const head = digits.slice(0, end);
  const tail = digits.slice(end + 1);
  if (marks.length === 1) {
    const grouped =
      !spaced && /^[1-9]\d{0,2}$/.test(head) && tail.length === 3 ? [head + tail] : [];
    return [...grouped, `${head || '0'}.${tail || '0'}`];
  }
  if (new Set(marks).size === 1) return ungrouped(digits, mark);
  return ungrouped(head, mark === '.' ? ',' : '.').map((whole) => `${whole}.${tail || '0'}`);
}

/**
 * Removes the separators from `1,200,000`, `1.200.000` and the Indian `12,00,000`. Returns an empty
 * list if the groups are wrong.
 */
function ungrouped(digits: string, mark: string): string[] {
  const groups = digits.split(mark);
  const [first = '', ...rest] = groups;
  const last = rest.pop() ?? '';
  const threes = rest.every((group) => group.length === 3) && /^\d{1,3}$/.test(first);
  const twos = mark === ',' && rest.every((group) => group.length === 2) && /^\d{1,2}$/.test(first);
  return /^\d{3}$/.test(last) && (threes || twos) && groups.every((group) => /^\d+$/.test(group))
    ? [groups.join('')]
    : [];
}
