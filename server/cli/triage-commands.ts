import { enquiryMails } from '../mail/enquiry-messages.ts';
import { quarantine, releaseFromQuarantine, setAnswered } from '../store/enquiry-state.ts';
import { findByReference } from '../store/enquiry-store.ts';
import { addMails } from '../store/outbox-store.ts';
import { mailsOf } from '../store/read-outbox.ts';
import type { Database, EnquiryRow } from '../store/tables.ts';
import { flag, flagOption } from './args.ts';
import { type Args, type Cli, type Command, UsageError } from './command.ts';

export const spam: Command = {
  usage: 'spam REFERENCE...',
  does: 'Mark enquiries as spam: they move to quarantine, and their unsent emails are deleted.',
  example: 'spam AB-12CD-34EF',
  allowPositionals: true,
  options: {},
  run: (cli, args) =>
    forEachReference(cli, args, async (db, reference) => {
      await quarantine(db, reference);
      return `${reference} is marked as spam.`;
    }),
};

export const release: Command = {
  usage: 'release REFERENCE...',
  does: 'Take enquiries out of quarantine and send their emails.',
  example: 'release AB-12CD-34EF',
  allowPositionals: true,
  options: {},
  run: (cli, args) =>
    forEachReference(cli, args, async (db, reference) => {
      const isReleased = await db.transaction().execute(async (tx) => {
        const id = await releaseFromQuarantine(tx, reference);
        if (id === null) return false;
        const sent = await mailsOf(tx, [id]);
        const missing = enquiryMails(id).filter(({ kind }) => !sent.some((m) => m.kind === kind));
        if (missing.length > 0) await addMails(tx, missing, cli.now());
        return true;
      });
      return isReleased
        ? `${reference} is released. Emails that have not been sent will go out now.`
        : `${reference} is not in quarantine.`;
    }),
};

export const answered: Command = {
  usage: 'answered REFERENCE... [--undo]',
  does: 'Mark enquiries as answered. `list --state open` shows those that are not.',
  example: 'answered AB-12CD-34EF',
  allowPositionals: true,
  options: { undo: flag },
  run: (cli, args) =>
    forEachReference(cli, args, async (db, reference, { state }) => {
      if (state === 'quarantine') {
        return `${reference} is in quarantine. Release it, then mark it as answered.`;
      }
      const isOpen = flagOption(args, 'undo');
      await setAnswered(db, reference, isOpen ? null : cli.now().toISOString());
      return `${reference} is marked as ${isOpen ? 'not ' : ''}answered.`;
    }),
};

/** Changes each enquiry and prints the outcome; returns 1 if one doesn't exist. */
async function forEachReference(
  cli: Cli,
  args: Args,
  change: (db: Database, reference: string, row: EnquiryRow) => Promise<string>,
): Promise<number> {
  if (args.positionals.length === 0) throw new UsageError();
  const { db } = await cli.openStore();
  let code = 0;
  for (const positional of args.positionals) {
    const reference = positional.toUpperCase();
    const row = await findByReference(db, reference);
    cli.output.note(row ? await change(db, reference, row) : `There is no enquiry ${reference}.`);
    if (!row) code = 1;
  }
  return code;
}
