import {
  type Field,
  type Fields,
  problemWith,
  startValues,
  type ValuesOf,
} from '../../tools/fields.ts';
import { readNumber } from '../../tools/read-number.ts';
import { fromQuery } from '../../tools/share-query.ts';

/** The text of a field. If the text is ambiguous, `meant` is the number that the visitor chose. */
export type Answer = { text: string; meant?: number };
export type Answers = Readonly<Record<string, Answer>>;

/** The reason why a field has no value: a problem, or an ambiguous number. */
export type Doubt =
  | { kind: 'problem'; code: string }
  | { kind: 'ask'; candidates: [number, number] };

export type ToolState<F extends Fields> = {
  answers: Answers;
  doubts: Readonly<Record<string, Doubt>>;
  /** The values of the last answers that were all valid. */
  values: ValuesOf<F>;
  /** Whether the visitor has changed anything. */
  isTouched: boolean;
};

export type ToolRules<F extends Fields> = {
  fields: F;
  /**
   * Whether a field is shown, depending on the other answers. A hidden field keeps its starting
   * value.
   */
  isAsked?: (name: string, answers: Answers) => boolean;
  /** Checks text for problems that are specific to this tool. */
  problemOf?: (name: string, text: string) => string | undefined;
  /** What fields that the visitor hasn't changed say while the currency is US dollars. */
  inDollars?: Readonly<Record<string, string>>;
};

export function answersOf<F extends Fields>(fields: F, values: ValuesOf<F>): Answers {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const value: unknown = values[name];
      const isNumber = kind === 'number' && typeof value === 'number';
      return [name, isNumber ? inWriting(value) : { text: String(value) }];
    }),
  );
}

/**
 * Writes a number so that every locale reads it the same way: without grouping, with a decimal
 * point, and never with just one decimal place.
 */
export function inWriting(value: number): Answer {
  return { text: String(value).replace(/\.\d$/, '$&0'), meant: value };
}

export function startState<F extends Fields>(rules: ToolRules<F>): ToolState<F> {
  const values = startValues(rules.fields);
  return { answers: answersOf(rules.fields, values), doubts: {}, values, isTouched: false };
}

/** Adds the fields in `inDollars` that are as they were to a change to or from US dollars. */
export function withCurrency<F extends Fields>(
  change: Answers,
  answers: Answers,
  { fields, inDollars = {} }: ToolRules<F>,
): Answers {
  const [before, after] = [answers['currency']?.text, change['currency']?.text];
  if (after === undefined || (before === 'USD') === (after === 'USD')) return change;
  const starts = answersOf(fields, startValues(fields));
  const others = Object.entries(inDollars).flatMap(([name, text]) => {
    const [usual, inUse] = [starts[name], { text }];
    const [from, to] = after === 'USD' ? [usual, inUse] : [inUse, usual];
    return to && answers[name]?.text === from?.text ? [[name, to] as const] : [];
  });
  return { ...Object.fromEntries(others), ...change };
}

/**
 * Returns the state after some answers have changed. The values only change if every answer is valid.
 */
export function changed<F extends Fields>(
  state: ToolState<F>,
  change: Answers,
  { fields, isAsked, problemOf }: ToolRules<F>,
): ToolState<F> {
  const answers = { ...state.answers, ...change };
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const answer = answers[name];
    const counts = answer && (isAsked?.(name, answers) ?? true);
    return counts
      ? [[name, readAnswer(field, answer, problemOf?.(name, answer.text))] as const]
      : [];
  });
  const doubts = Object.fromEntries(
    asked.flatMap(([name, read]) => (typeof read === 'string' ? [] : [[name, read]])),
  );
  if (Object.keys(doubts).length > 0) return { ...state, answers, doubts };
  const query = new URLSearchParams(
    asked.flatMap(([name, read]) => (typeof read === 'string' ? [[name, read]] : [])),
  );
  return { ...state, answers, doubts, values: fromQuery(fields, query) };
}

/** Returns the value as written in a URL, or the reason why there is none. */
function readAnswer(field: Field, { text, meant }: Answer, problem?: string): string | Doubt {
  if (problem) return { kind: 'problem', code: problem };
  if (field.kind !== 'number') {
    const code = field.kind === 'text' ? problemWith(field, text) : undefined;
    return code ? { kind: 'problem', code } : text;
  }
  const read =
    meant === undefined ? readNumber(text, field) : { kind: 'number' as const, value: meant };
  return read.kind === 'number' ? String(read.value) : read;
}
