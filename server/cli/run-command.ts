import { parseArgs } from 'node:util';
import { errorMessage } from '../error-message.ts';
import { wrapText } from '../mail/wrap-text.ts';
import { flag, flagOption } from './args.ts';
import { backup } from './backup-command.ts';
import { type Cli, CliError, type Command, UsageError } from './command.ts';
import { copyFrom } from './copy-command.ts';
import { doctor } from './doctor-command.ts';
import { drop, mails, retry, subscribers } from './mail-commands.ts';
import { erase, exportPerson, purge } from './privacy-commands.ts';
import { exportAll, list, search, show } from './read-commands.ts';
import { record } from './table.ts';
import { answered, release, spam } from './triage-commands.ts';

const prefix = 'npm run leads --';

/** Runs what was typed after `npm run leads --`. Exit codes: 0 done, 1 not done, 2 usage error. */
export async function runCommand(cli: Cli, argv: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = argv;
  const command = commands.get(name.replace(/^--help$|^-h$/, 'help'));
  if (!command) {
    cli.output.note(`Unknown command. Run \`${prefix} help\` for the list.`);
    return 2;
  }
  try {
    const args = parse(command, rest);
    if (!flagOption(args, 'help')) return await command.run(cli, args);
    await cli.output.print(helpOf(command, cli.output.width));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      cli.output.note(`${error.message}\nUsage: ${prefix} ${command.usage}`.trim());
      return 2;
    }
    const reason = errorMessage(error);
    cli.output.note(error instanceof CliError ? reason : `Something went wrong: ${reason}`);
    return 1;
  }
}

function helpOf({ usage, does, example }: Command, width: number): string {
  const lines = [
    ['Usage:', `${prefix} ${usage}`],
    ['Example:', `${prefix} ${example}`],
  ] as const;
  return `${wrapText(does, width)}\n\n${record(lines, width)}`;
}

const help: Command = {
  usage: 'help [COMMAND]',
  does: 'Show all commands, or the usage of one with an example.',
  example: 'help export',
  allowPositionals: true,
  options: {},
  run: async ({ output }, { positionals: [name] }) => {
    const command = name === undefined ? undefined : commands.get(name);
    if (command) {
      await output.print(helpOf(command, output.width));
      return 0;
    }
    const lines = [...commands].map(([each, { does }]) => [each, does] as const);
    await output.print(
      `Usage: ${prefix} <command>\n\n${record(lines, output.width)}\n--help after a command shows its options and an example. Times are in UTC.\n`,
    );
    return 0;
  },
};

const commands = new Map<string, Command>(
  Object.entries({
    list,
    show,
    search,
    export: exportAll,
    answered,
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
    'copy-from': copyFrom,
    doctor,
    help,
  }),
);

function parse(command: Command, argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...command.options, help: { ...flag, short: 'h' } },
      allowPositionals: command.allowPositionals ?? false,
    });
    return { positionals, options: { ...values } };
  } catch (error) {
    // Node's second sentence is about `--`, which npm already uses.
    throw new UsageError(`${errorMessage(error).split(/\.\s/, 1)[0]}.`);
  }
}
