import type { Config } from '../config.ts';
import type { Store } from '../store/open-store.ts';

/**
 * Where a command writes: results go to `print`, everything else to `note`. `progress` is shown
 * only on a terminal.
 */
export type Output = {
  /** The width of the terminal in columns. */
  width: number;
  print: (text: string) => Promise<void>;
  note: (text: string) => void;
  progress: (text: string) => void;
};

export type Cli = {
  root: string;
  config: Config;
  output: Output;
  now: () => Date;
  /** Opened on first use; closed when the command ends. */
  openStore: () => Promise<Store>;
};

export type Args = {
  positionals: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
};

export type Command = {
  /** What follows `npm run leads -- `. */
  usage: string;
  does: string;
  /** An example to copy. It works without `npm run leads -- ` too. */
  example: string;
  /** The command takes references, addresses or a file as well as options. */
  allowPositionals?: true;
  options: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  /** Returns the exit code: 0 for success, 1 for failure. A CliError gives 1, a UsageError 2. */
  run: (cli: Cli, args: Args) => Promise<number>;
};

/** Ends the command with this message. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Ends the command with this message and its usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}
