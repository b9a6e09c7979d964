import { parseArgs } from 'node:util';
import { fillWords } from '../../contract/fill-words.ts';
import { backup } from './backup-command.ts';
import { type Cli, CliError, type Command, UsageError } from './cli.ts';
import { type CommandName, commandNames } from './command-names.ts';
import { doctor } from './doctor-command.ts';
import { drop, mails, retry, subscribers } from './mail-commands.ts';
import { erase, exportPerson, purge } from './privacy-commands.ts';
import { exportAll, list, search, show } from './read-commands.ts';
import { release, spam } from './sort-commands.ts';
import { record } from './table.ts';

/** Runs what was typed after `npm run leads --`. The exit code: 0 done, 1 not done, 2 misspelt. */
export async function runCommand(cli: Cli, argv: readonly string[]): Promise<number> {
  const [typed = 'help', ...rest] = argv;
  const name = commandNames.find((known) => known === typed || `--${known}` === typed);
  const { messages } = cli.words;
  if (!name) {
    cli.output.note(fillWords(messages.unknownCommand, { name: typed }));
    return 2;
  }
  try {
    return await commands[name].run(cli, parse(commands[name], rest));
  } catch (error) {
    if (error instanceof UsageError) {
      const { usage } = cli.words.commands[name];
      const words = error.message ? messages.badOptions : messages.missing;
      cli.output.note(fillWords(words, { reason: error.message, usage }));
      return 2;
    }
    const reason = error instanceof Error ? error.message : String(error);
    cli.output.note(error instanceof CliError ? reason : fillWords(messages.failed, { reason }));
    return 1;
  }
}

const help: Command = {
  takesWords: true,
  options: {},
  run: async ({ words, output }) => {
    const lines = Object.values(words.commands).map(({ usage, does }) => [usage, does] as const);
    await output.print(`${words.usage}\n\n${words.lead}\n\n${record(lines)}\n${words.more}\n`);
    return 0;
  },
};

const commands: Record<CommandName, Command> = {
  list,
  show,
  search,
  export: exportAll,
  spam,
  release,
  mails,
  retry,
  drop,
  subscribers,
  erase,
  'export-person': exportPerson,
  purge,
  backup,
  doctor,
  help,
};

function parse(command: Command, argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...command.options },
      allowPositionals: command.takesWords ?? false,
    });
    return { words: positionals, options: { ...values } };
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? `${error.message.split(/\.\s/, 1)[0]}.` : String(error),
    );
  }
}
