/**
 * A question that a tool asks, with its starting value (from the article's example) and its valid
 * range.
 */
export type Field =
  | { kind: 'number'; start: number; min: number; max: number; whole?: true }
  | { kind: 'choice'; start: string | number; options: readonly (string | number)[] }
  | { kind: 'flag'; start: boolean }
  | { kind: 'text'; start: string; longest: number };

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : string;

/** The answers to a set of fields, by field name. */
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

export type ProblemCode =
  | 'not-a-number'
  | 'too-small'
  | 'too-large'
  | 'not-whole'
  | 'not-an-option'
  | 'too-long';

/** A problem with one answer. The page has the message for its code. */
export type Problem = { field: string; code: ProblemCode };

/** Returns the starting values of a tool. */
export function startValues<F extends Fields>(fields: F): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { start }]) => [name, start]),
  ) as ValuesOf<F>;
}

/** Returns the same fields with other starting values, such as those in a page's content. */
export function startingWith<F extends Fields>(fields: F, start: Partial<ValuesOf<F>>): F {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, start: start[name] ?? field.start },
    ]),
  ) as F;
}

/** Returns why a value isn't valid for its field, or undefined if it is. */
export function problemWith(field: Field, value: unknown): ProblemCode | undefined {
  if (field.kind === 'number') return problemWithNumber(field, value);
  if (field.kind === 'choice')
    return field.options.some((option) => option === value) ? undefined : 'not-an-option';
  if (field.kind === 'flag') return typeof value === 'boolean' ? undefined : 'not-an-option';
  if (typeof value !== 'string') return 'not-an-option';
  return value.length > field.longest ? 'too-long' : undefined;
}

function problemWithNumber(
  { min, max, whole }: { min: number; max: number; whole?: true },
  value: unknown,
): ProblemCode | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || Object.is(value, -0))
    return 'not-a-number';
  if (value < min) return 'too-small';
  if (value > max) return 'too-large';
  return whole && !Number.isInteger(value) ? 'not-whole' : undefined;
}

/** Returns all problems with a tool's answers, in field order. */
export function problemsIn<F extends Fields>(fields: F, values: ValuesOf<F>): Problem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const code = problemWith(field, values[name]);
    return code ? [{ field: name, code }] : [];
  });
}
