import { fillPlural, fillWords, type PluralWords } from '../../contract/fill-words.ts';
import { withLinks } from '../newsletter/issue-links.ts';
import { dropDead, readOutbox, retryDead } from '../store/read-outbox.ts';
import { readSubscribers } from '../store/subscription-store.ts';
import type { SubscriptionRow } from '../store/tables.ts';
import { choiceOption, countOption, flagOption, textOption } from './args.ts';
import { type Args, type Cli, CliError, type Command, UsageError } from './cli.ts';
import { toJson } from './plain-text.ts';
import type { ColumnName } from './staff-words.ts';
import { table } from './table.ts';
import { writeRows } from './write-rows.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const mailColumns = ['id', 'kind', 'state', 'attempts', 'due_at', 'sent_at', 'last_error'] as const;

export const mails: Command = {
  options: { state: text, limit: text, json: flag },
  run: async (cli, args) => {
    const { db } = await cli.openStore();
    const state = choiceOption(cli, args, 'state', ['due', 'sent', 'dead']);
    const rows = await readOutbox(db, state, countOption(cli, args, 'limit', 50));
    if (flagOption(args, 'json')) await cli.output.print(`${toJson(rows, 2)}\n`);
    else if (rows.length === 0) cli.output.note(cli.words.messages.nothing);
    else {
      const heads = mailColumns.map((column) => cli.words.columns[column]);
      const cells = rows.map((row) => mailColumns.map((column) => String(row[column] ?? '-')));
      await cli.output.print(table(heads, cells));
    }
    return 0;
  },
};

export const retry: Command = {
  takesWords: true,
  options: { all: flag },
  run: async (cli, args) => {
    const isAll = flagOption(args, 'all');
    if (isAll === args.words.length > 0) throw new UsageError();
    const { db } = await cli.openStore();
    const tried = await retryDead(db, isAll ? null : args.words, cli.now());
    return report(cli, args, tried, cli.words.messages.retried);
  },
};

export const drop: Command = {
  takesWords: true,
  options: {},
  run: async (cli, args) => {
    if (args.words.length === 0) throw new UsageError();
    const { db } = await cli.openStore();
    const dropped = await dropDead(db, args.words);
    return report(cli, args, dropped, cli.words.messages.dropped);
  },
};

/** Says how many dead letters were found, and names one that was not. */
function report(cli: Cli, args: Args, found: readonly string[], words: PluralWords): number {
  cli.output.note(fillPlural(words, found.length, cli.words.locale));
  const lost = args.words.find((id) => !found.includes(id));
  if (lost) throw new CliError(fillWords(cli.words.messages.noMail, { id: lost }));
  return 0;
}

const subscriberColumns = ['email', 'confirmed_at', 'consent_version', 'consented_at'] as const;

export const subscribers: Command = {
  options: { format: text, out: text, links: flag },
  run: async (cli, args) => {
    const { db } = await cli.openStore();
    const format = choiceOption(cli, args, 'format', ['csv', 'json']) ?? 'csv';
    const file = textOption(args, 'out');
    const value = (row: SubscriptionRow, column: ColumnName) => {
      const known = subscriberColumns.find((name) => name === column);
      return known ? row[known] : null;
    };
    if (!flagOption(args, 'links')) {
      await writeRows(cli, readSubscribers(db), {
        format,
        file,
        columns: subscriberColumns,
        value,
      });
      return 0;
    }
    const deps = { db, siteUrl: cli.config.siteUrl };
    await writeRows(cli, withLinks(deps, readSubscribers(db)), {
      format,
      file,
      columns: [...subscriberColumns, 'unsubscribe'],
      value: (row, column) => (column === 'unsubscribe' ? row.unsubscribe : value(row, column)),
    });
    return 0;
  },
};
