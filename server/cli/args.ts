import { fillWords } from '../../contract/fill-words.ts';
import { type Args, type Cli, UsageError } from './cli.ts';

export function flagOption(args: Args, name: string): boolean {
  return args.options[name] === true;
}

export function textOption(args: Args, name: string): string | undefined {
  const value = args.options[name];
  return typeof value === 'string' ? value : undefined;
}

export function countOption(cli: Cli, args: Args, name: string, otherwise: number): number {
  const text = textOption(args, name);
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new UsageError(fillWords(cli.words.messages.badNumber, { name: `--${name}` }));
  }
  return count;
}

/** A day as the ISO time it begins at, in UTC. */
export function dateOption(cli: Cli, args: Args, name: string): string | undefined {
  const text = textOption(args, name);
  if (text === undefined) return undefined;
  const start = `${text}T00:00:00.000Z`;
  const time = Date.parse(start);
  // 31 February is taken for 3 March.
  if (Number.isNaN(time) || new Date(time).toISOString() !== start) {
    throw new UsageError(cli.words.messages.badDate);
  }
  return start;
}

export function choiceOption<const Choice extends string>(
  cli: Cli,
  args: Args,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = textOption(args, name);
  if (text === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice) return choice;
  const facts = { name: `--${name}`, choices: choices.join(', ') };
  throw new UsageError(fillWords(cli.words.messages.badChoice, facts));
}
