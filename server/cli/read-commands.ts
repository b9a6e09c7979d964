import { fillWords } from '../../contract/fill-words.ts';
import { findByReference } from '../store/enquiry-store.ts';
import { readEnquiries } from '../store/read-enquiries.ts';
import { mailsOf } from '../store/read-outbox.ts';
import { choiceOption, countOption, dateOption, flagOption, textOption } from './args.ts';
import { CliError, type Command, UsageError } from './cli.ts';
import { enquiryColumns, enquiryRecord, enquiryValue, printEnquiries } from './enquiry-rows.ts';
import { toJson } from './plain-text.ts';
import { record } from './table.ts';
import { writeRows } from './write-rows.ts';

const shown = 50;
const states = ['inbox', 'quarantine'] as const;
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export const list: Command = {
  options: { state: text, since: text, limit: text, json: flag },
  run: async (cli, args) => {
    const { db } = await cli.openStore();
    const state = choiceOption(cli, args, 'state', states);
    const since = dateOption(cli, args, 'since');
    const rows = readEnquiries(db, { state, since, order: 'newest' });
    const limit = countOption(cli, args, 'limit', shown);
    return printEnquiries(cli, rows, limit, flagOption(args, 'json'));
  },
};

export const search: Command = {
  takesWords: true,
  options: { limit: text, json: flag },
  run: async (cli, args) => {
    if (args.words.length === 0) throw new UsageError();
    const { db } = await cli.openStore();
    const rows = readEnquiries(db, { words: args.words, order: 'newest' });
    const limit = countOption(cli, args, 'limit', shown);
    return printEnquiries(cli, rows, limit, flagOption(args, 'json'));
  },
};

export const show: Command = {
  takesWords: true,
  options: { json: flag },
  run: async (cli, args) => {
    const reference = args.words[0]?.toUpperCase();
    if (!reference) throw new UsageError();
    const { db } = await cli.openStore();
    const row = await findByReference(db, reference);
    if (!row) throw new CliError(fillWords(cli.words.messages.notFound, { reference }));
    const mails = await mailsOf(db, [row.id]);
    if (flagOption(args, 'json')) {
      await cli.output.print(`${toJson({ ...enquiryRecord(row), mails }, 2)}\n`);
      return 0;
    }
    const mailLines = mails.map((mail) => {
      const facts = [mail.kind, mail.state, mail.sent_at ?? mail.due_at, mail.last_error, mail.id];
      return facts.filter(Boolean).join('  ');
    });
    const fields = enquiryColumns.map((column) => {
      return [cli.words.columns[column], row[column] ?? '-'] as const;
    });
    await cli.output.print(
      record([...fields, [cli.words.columns.mails, mailLines.join('\n') || '-']]),
    );
    return 0;
  },
};

export const exportAll: Command = {
  options: { format: text, out: text, state: text, since: text },
  run: async (cli, args) => {
    const { db } = await cli.openStore();
    const state = choiceOption(cli, args, 'state', states);
    const since = dateOption(cli, args, 'since');
    await writeRows(cli, readEnquiries(db, { state, since, order: 'oldest' }), {
      format: choiceOption(cli, args, 'format', ['csv', 'json']) ?? 'csv',
      file: textOption(args, 'out'),
      columns: enquiryColumns,
      value: enquiryValue,
    });
    return 0;
  },
};
