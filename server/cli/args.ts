import { type Args, UsageError } from './command.ts';

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

export function flagOption(args: Args, name: string): boolean {
  return args.options[name] === true;
}

export function textOption(args: Args, name: string): string | undefined {
  const value = args.options[name];
  return typeof value === 'string' ? value : undefined;
}

export function countOption(args: Args, name: string, otherwise: number): number {
  const value = textOption(args, name);
  if (value === undefined) return otherwise;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new UsageError(`--${name} must be a whole number, 1 or more.`);
}

/** The start of a day in UTC, as an ISO time. */
export function dateOption(args: Args, name: string): string | undefined {
  const value = textOption(args, name);
  if (value === undefined) return undefined;
  const start = `${value}T00:00:00.000Z`;
  const time = Date.parse(start);
  // 31 February would be parsed as 3 March.
  if (!Number.isNaN(time) && new Date(time).toISOString() === start) return start;
  throw new UsageError(`--${name} must be a date such as 2026-01-31.`);
}

export function choiceOption<const Choice extends string>(
  args: Args,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = textOption(args, name);
  if (value === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === value);
  if (choice) return choice;
  throw new UsageError(`--${name} must be one of: ${choices.join(', ')}.`);
}
