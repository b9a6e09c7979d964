import type { SpamSignal } from '../enquiries/spam-signals.ts';
import { findEnquiry } from '../store/enquiry-store.ts';
import { readEnquiries } from '../store/read-enquiries.ts';
import { mailsOf } from '../store/read-outbox.ts';
import type { EnquiryRow } from '../store/tables.ts';
import { choiceOption, countOption, dateOption, flag, flagOption, text } from './args.ts';
import { type Cli, CliError, type Command, UsageError } from './command.ts';
import { mailDescriber } from './describe-mail.ts';
import {
  enquiryCells,
  enquiryColumns,
  enquiryObject,
  printEnquiries,
  readCatalogue,
} from './enquiry-rows.ts';
import { formatTime, toJson } from './plain-text.ts';
import { record } from './table.ts';
import { fileOptions, writeRows } from './write-rows.ts';

const defaultLimit = 50;
const states = ['open', 'answered', 'quarantine'] as const;

export const list: Command = {
  usage: 'list [--state open|answered|quarantine] [--since DATE] [--limit N] [--json]',
  does: 'List the newest enquiries, 50 unless you set --limit.',
  example: 'list --state open',
  options: { state: text, since: text, limit: text, json: flag },
  run: async (cli, args) => {
    const state = choiceOption(args, 'state', states);
    const since = dateOption(args, 'since');
    const limit = countOption(args, 'limit', defaultLimit);
    const { db } = await cli.openStore();
    const rows = readEnquiries(db, { state, since, order: 'newest' });
    return printEnquiries(cli, rows, limit, flagOption(args, 'json'));
  },
};

export const search: Command = {
  usage: 'search WORD... [--limit N] [--json]',
  does: 'List enquiries that contain all of the words, newest first.',
  example: 'search garden tools',
  allowPositionals: true,
  options: { limit: text, json: flag },
  run: async (cli, args) => {
    if (args.positionals.length === 0) throw new UsageError();
    const limit = countOption(args, 'limit', defaultLimit);
    const { db } = await cli.openStore();
    const rows = readEnquiries(db, { terms: args.positionals, order: 'newest' });
    return printEnquiries(cli, rows, limit, flagOption(args, 'json'));
  },
};

export const show: Command = {
  usage: 'show REFERENCE [--json]',
  does: 'Show one enquiry in full, with its emails.',
  example: 'show AB-12CD-34EF',
  allowPositionals: true,
  options: { json: flag },
  run: async (cli, args) => {
    const reference = args.positionals[0]?.toUpperCase();
    if (!reference || args.positionals.length > 1) throw new UsageError();
    const { db } = await cli.openStore();
    const row = await findEnquiry(db, { reference });
    if (!row) throw new CliError(`There is no enquiry ${reference}.`);
    const mails = await mailsOf(db, [row.id]);
    if (flagOption(args, 'json')) {
      await cli.output.print(`${toJson({ ...enquiryObject(row), mails }, 2)}\n`);
      return 0;
    }
    const describe = await mailDescriber(cli);
    const lines: string[] = [];
    for (const mail of mails) {
      const { to, subject, status, error } = await describe(mail);
      lines.push(`${status}: “${subject}” to ${to}`, ...error);
    }
    const fields = [...enquiryFields(cli, row), ['Emails', lines.join('\n')] as const];
    const filled = fields.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
    await cli.output.print(record(filled, cli.output.width));
    return 0;
  },
};

/** Labels for the signals in server/enquiries/spam-signals.ts, and for the one that staff set. */
const spamSignalLabels: Record<string, string> = {
  honeypot: 'filled in a hidden field',
  'too-fast': 'sent too quickly for a person',
  'forged-token': 'forged form',
  links: 'too many links',
  'repeated-message': 'the same message was sent many times',
  staff: 'marked by staff',
} satisfies Record<SpamSignal | 'staff', string>;

function enquiryFields(cli: Cli, row: EnquiryRow) {
  const suspicions = row.suspicions?.split(',').map((name) => spamSignalLabels[name] ?? name);
  const time = (at: string | null) => at && `${formatTime(at)} UTC`;
  const cells: Record<string, string | null> = {
    ...enquiryCells(readCatalogue(cli), row),
    created_at: time(row.created_at),
    answered_at: time(row.answered_at),
    consented_at: time(row.consented_at),
    suspicions: suspicions?.join(', ') ?? null,
  };
  return Object.entries(enquiryColumns).map(([column, label]) => [label, cells[column]] as const);
}

export const exportAll: Command = {
  usage:
    'export [--state open|answered|quarantine] [--since DATE] [--format csv|json] [--out FILE [--force]]',
  does: 'Write all enquiries, oldest first, as CSV for a spreadsheet or as JSON. To pipe it, use `npm run -s leads`, which prints nothing else.',
  example: 'export --since 2026-01-31 --out enquiries.csv',
  options: { ...fileOptions, state: text, since: text },
  run: async (cli, args) => {
    const state = choiceOption(args, 'state', states);
    const since = dateOption(args, 'since');
    const { db } = await cli.openStore();
    const rows = readEnquiries(db, { state, since, order: 'oldest' });
    const catalogue = readCatalogue(cli);
    return writeRows(cli, args, enquiryColumns, rows, {
      cells: (row) => enquiryCells(catalogue, row),
      object: enquiryObject,
    });
  },
};
