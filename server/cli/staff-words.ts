import { z } from 'zod';
import { commandNames } from './command-names.ts';

const line = z.string().trim().min(1).max(300);
const plural = z.strictObject({ one: line.optional(), other: line });
const check = <const Name extends string>(names: readonly Name[]) =>
  z.record(z.enum(['name', ...names]), line);

const columnNames = [
  'reference',
  'created_at',
  'state',
  'suspicions',
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'service',
  'package',
  'origin',
  'consent_version',
  'consented_at',
  'message',
  'mails',
  'id',
  'kind',
  'attempts',
  'due_at',
  'sent_at',
  'last_error',
  'confirmed_at',
  'unsubscribe',
] as const;

export type ColumnName = (typeof columnNames)[number];

export const countNames = [
  'enquiries',
  'subscriptions',
  'addresses',
  'rows',
  'deadLetters',
  'minutes',
] as const;

export type CountName = (typeof countNames)[number];

/** content/site/staff.yaml. */
export const staffWordsSchema = z.strictObject({
  locale: z.string(),
  usage: line,
  lead: line,
  more: line,
  commands: z.record(z.enum(commandNames), z.strictObject({ usage: line, does: line })),
  columns: z.record(z.enum(columnNames), line),
  counts: z.record(z.enum(countNames), plural),
  messages: z.strictObject({
    nothing: line,
    unknownCommand: line,
    badOptions: line,
    missing: line,
    badDate: line,
    badNumber: line,
    badChoice: line,
    notFound: line,
    noMail: line,
    movedAside: line,
    released: line,
    alreadyReleased: line,
    retried: plural,
    dropped: plural,
    confirmErase: line,
    erased: line,
    confirmPurge: line,
    purged: line,
    exported: line,
    progressShare: line,
    backedUp: line,
    backupExists: line,
    backupBroken: line,
    backupNeedsTool: line,
    failed: line,
  }),
  doctor: z.strictObject({
    good: line,
    warning: line,
    bad: line,
    healthy: line,
    checks: z.strictObject({
      settings: check(['local']),
      site: check(['missing', 'strange']),
      words: check(['broken']),
      disk: check(['free', 'full', 'readOnly']),
      database: check(['ok', 'down']),
      mail: check(['files', 'sample', 'sampleReply', 'down']),
      outbox: check(['ok', 'late', 'dead']),
    }),
  }),
});

export type StaffWords = z.infer<typeof staffWordsSchema>;
