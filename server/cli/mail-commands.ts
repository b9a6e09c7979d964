import { withUnsubscribeLinks } from '../newsletter/issue-links.ts';
import { dropDead, retryDead } from '../store/outbox-store.ts';
import { readOutbox } from '../store/read-outbox.ts';
import { readSubscribers, subscriberBatches } from '../store/subscription-store.ts';
import { choiceOption, countOption, flag, flagOption, text } from './args.ts';
import { wrapColumns } from './columns.ts';
import { type Args, type Cli, CliError, type Command, UsageError } from './command.ts';
import { type MailDescription, mailDescriber } from './describe-mail.ts';
import { plural, toJson, visible } from './plain-text.ts';
import { table } from './table.ts';
import { fileOptions, writeRows } from './write-rows.ts';

export const mails: Command = {
  usage: 'mails [--state due|sent|dead] [--limit N] [--json]',
  does: 'List emails: dead ones first, then waiting, then sent; 50 unless you set --limit.',
  example: 'mails --state dead',
  options: { state: text, limit: text, json: flag },
  run: async (cli, args) => {
    const state = choiceOption(args, 'state', ['due', 'sent', 'dead']);
    const limit = countOption(args, 'limit', 50);
    const { db } = await cli.openStore();
    const rows = await readOutbox(db, state, limit);
    if (flagOption(args, 'json')) {
      await cli.output.print(`${toJson(rows, 2)}\n`);
      return 0;
    }
    if (rows.length === 0) {
      cli.output.note('No results.');
      return 0;
    }
    const describe = await mailDescriber(cli);
    const found: MailDescription[] = [];
    for (const row of rows) found.push(await describe(row));
    const { width } = cli.output;
    const cells = found.map((mail) => [mail.status, mail.reference, mail.to]);
    const [head, ...lines] = table(['State', 'Reference', 'To'], cells, { width, whole: 2 });
    const body = lines.flatMap((line, at) => {
      const { subject = '', error = [] } = found[at] ?? {};
      const details = wrapColumns(visible([subject, ...error].join('\n')), width - 2);
      return [line, ...details.map((detail) => `  ${detail}`)];
    });
    await cli.output.print(`${[head, ...body].join('\n')}\n`);
    return 0;
  },
};

export const retry: Command = {
  usage: 'retry MAIL... | retry --all',
  does: 'Try dead emails again for five days. MAIL is a reference, a recipient or an id from mails --json.',
  example: 'retry AB-12CD-34EF',
  allowPositionals: true,
  options: { all: flag },
  run: async (cli, args) => {
    const isAll = flagOption(args, 'all');
    if (isAll === args.positionals.length > 0) throw new UsageError();
    const { db } = await cli.openStore();
    const tried = await retryDead(db, isAll ? null : await deadMails(cli, args), cli.now());
    cli.output.note(`${plural(tried.length, 'email')} will be tried again.`);
    return 0;
  },
};

export const drop: Command = {
  usage: 'drop MAIL...',
  does: 'Delete dead emails that can never arrive. MAIL is a reference, a recipient or an id from mails --json.',
  example: 'drop ada@shop.example',
  allowPositionals: true,
  options: {},
  run: async (cli, args) => {
    if (args.positionals.length === 0) throw new UsageError();
    const { db } = await cli.openStore();
    const dropped = await dropDead(db, await deadMails(cli, args));
    cli.output.note(`${plural(dropped.length, 'dead email')} deleted.`);
    return 0;
  },
};

const mostDead = 10_000;

/** The ids of the dead emails that the arguments name. Throws if one of them matches nothing. */
async function deadMails(cli: Cli, { positionals }: Args): Promise<string[]> {
  if (positionals.includes('')) {
    throw new UsageError('MAIL is empty. Write a reference, a recipient or an id.');
  }
  const { db } = await cli.openStore();
  const describe = await mailDescriber(cli);
  const named = new Map<string, string[]>();
  for (const row of await readOutbox(db, 'dead', mostDead)) {
    const { reference, to } = await describe(row);
    for (const name of new Set([row.id, reference, to])) {
      const key = name.toLowerCase();
      named.set(key, [...(named.get(key) ?? []), row.id]);
    }
  }
  return positionals.flatMap((name) => {
    const ids = named.get(name.toLowerCase());
    if (!ids)
      throw new CliError(
        `No dead email is for ${name}. List those waiting, which are tried for five days, with mails --state due.`,
      );
    return ids;
  });
}

const subscriberColumns = {
  email: 'Email',
  confirmed_at: 'Confirmed',
  consent_version: 'Consent version',
  consented_at: 'Consented',
};

export const subscribers: Command = {
  usage: 'subscribers [--links] [--format csv|json] [--out FILE [--force]]',
  does: 'Write the confirmed newsletter addresses; --links adds an unsubscribe link for each.',
  example: 'subscribers --links --out issue.csv',
  options: { ...fileOptions, links: flag },
  run: async (cli, args) => {
    const { db } = await cli.openStore();
    if (!flagOption(args, 'links')) {
      return writeRows(cli, args, subscriberColumns, readSubscribers(db));
    }
    const columns = { ...subscriberColumns, unsubscribe: 'Unsubscribe' };
    const deps = { db, siteUrl: cli.config.siteUrl };
    const links = withUnsubscribeLinks(deps, subscriberBatches(db));
    return writeRows(cli, args, columns, links);
  },
};
