import { enquiryMails } from '../mail/enquiry-messages.ts';
import { quarantine, releaseFromQuarantine, setAnswered } from '../store/enquiry-state.ts';
import { findEnquiry } from '../store/enquiry-store.ts';
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
      return done(`${reference} is marked as spam.`);
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
        ? done(`${reference} is released. Emails that have not been sent will go out now.`)
        : failed(`${reference} is not in quarantine.`);
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
        return failed(`${reference} is in quarantine. Release it, then mark it as answered.`);
      }
      const isOpen = flagOption(args, 'undo');
      await setAnswered(db, reference, isOpen ? null : cli.now().toISOString());
      return done(`${reference} is marked as ${isOpen ? 'not ' : ''}answered.`);
    }),
};

type Outcome = { text: string; code: 0 | 1 };

const done = (text: string): Outcome => ({ text, code: 0 });
const failed = (text: string): Outcome => ({ text, code: 1 });

/** Changes each enquiry and prints the outcome; returns 1 if one couldn't be changed. */
async function forEachReference(
  cli: Cli,
  args: Args,
  change: (db: Database, reference: string, row: EnquiryRow) => Promise<Outcome>,
): Promise<number> {
  if (args.positionals.length === 0) throw new UsageError();
  const { db } = await cli.openStore();
  const outcomes: Outcome[] = [];
  for (const positional of args.positionals) {
    const reference = positional.toUpperCase();
    const row = await findEnquiry(db, { reference });
    const outcome = row
      ? await change(db, reference, row)
      : failed(`There is no enquiry ${reference}.`);
    cli.output.note(outcome.text);
    outcomes.push(outcome);
  }
  return Math.max(...outcomes.map(({ code }) => code));
}
