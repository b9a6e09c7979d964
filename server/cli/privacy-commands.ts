import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { mailFile, mailFolder } from '../mail/file-transport.ts';
import { countEnquiries, readEnquiries } from '../store/read-enquiries.ts';
import { mailsOf } from '../store/read-outbox.ts';
import {
  countLapsed,
  type Removal,
  removeLapsed,
  removeOld,
  removePerson,
} from '../store/removal.ts';
import { findSubscription, removeExpiredTokens } from '../store/subscription-store.ts';
import { countOption, flag, flagOption, text } from './args.ts';
import { type Args, type Cli, CliError, type Command, UsageError } from './command.ts';
import { enquiryObject } from './enquiry-rows.ts';
import { isMailOf, isOlderThan, mailFiles, removeOrphanedMails } from './orphaned-mails.ts';
import { enquiries, formatDate, plural, toJson } from './plain-text.ts';

const copiesStay = 'Backups, exports and emails in mailboxes are not affected.';

export const erase: Command = {
  usage: 'erase ADDRESS [--yes]',
  does: 'Delete everything about an email address for good. Without --yes it only says what it would delete.',
  example: 'erase ada@shop.example --yes',
  allowPositionals: true,
  options: { yes: flag },
  run: async (cli, args) => {
    const email = addressOf(args);
    const { db, scrub } = await cli.openStore();
    if (!flagOption(args, 'yes')) {
      const count = await countEnquiries(db, { email });
      const subscriptions = (await findSubscription(db, { email })) ? 1 : 0;
      cli.output.note(
        `${enquiries(count)} and ${plural(subscriptions, 'subscription')} would be deleted for good. To do it, add --yes.`,
      );
      return 1;
    }
    const removed = await removePerson(db, email, await removalBy(cli));
    const orphans = await removeOrphanedMails(db, mailFolder(cli.config.dataDir), isMailOf(email));
    await scrub();
    const subscriptions = plural(removed.subscriptions, 'subscription');
    cli.output.note(
      `${enquiries(removed.enquiries)} and ${subscriptions} deleted${alsoFiles(orphans)}. ${copiesStay}`,
    );
    return 0;
  },
};

export const exportPerson: Command = {
  usage: 'export-person ADDRESS',
  does: 'Print everything that is stored about an email address, as JSON.',
  example: 'export-person ada@shop.example',
  allowPositionals: true,
  options: {},
  run: async (cli, args) => {
    const email = addressOf(args);
    const { db } = await cli.openStore();
    const rows = await Array.fromAsync(readEnquiries(db, { email, order: 'oldest' }));
    const subscription = await findSubscription(db, { email });
    const subjects = rows.map(({ id }) => id);
    if (subscription) subjects.push(subscription.id);
    const mails = await mailsOf(db, subjects);
    const everything = {
      email,
      enquiries: rows.map((row) => ({ id: row.id, ...enquiryObject(row) })),
      subscription,
      mails,
    };
    await cli.output.print(`${toJson(everything, 2)}\n`);
    return 0;
  },
};

const dayMs = 24 * 60 * 60 * 1000;
/** How long unconfirmed subscriptions are kept. */
const unconfirmedDays = 30;

export const purge: Command = {
  usage: 'purge [--days N] [--yes] [--everything]',
  does: 'Delete enquiries older than N days (RETENTION_DAYS), newsletter addresses that unsubscribed that long ago, and those not confirmed within 30 days; also email files of that age that are no longer in the outbox. Without --yes it only says what it would delete. It deletes more than half of the enquiries at once only with --everything, because a wrong clock makes them look old.',
  example: 'purge --days 365 --yes',
  options: { days: text, yes: flag, everything: flag },
  run: async (cli, args) => {
    const days = countOption(args, 'days', cli.config.retentionDays);
    const before = new Date(cli.now().getTime() - days * dayMs).toISOString();
    const { db, scrub } = await cli.openStore();
    const unconfirmedSince = new Date(cli.now().getTime() - unconfirmedDays * dayMs).toISOString();
    const lapsed = { unconfirmedSince, leftBefore: before };
    const oldCount = await countEnquiries(db, { before });
    if (!flagOption(args, 'yes')) {
      cli.output.note(
        `${enquiries(oldCount)} from before ${formatDate(before)} and ${addresses(await countLapsed(db, lapsed))} would be deleted for good. To do it, add --yes.`,
      );
      return 1;
    }
    const allCount = await countEnquiries(db, {});
    if (oldCount > allCount / 2 && !flagOption(args, 'everything')) {
      cli.output.note(
        `Nothing deleted, because this would be ${oldCount} of ${enquiries(allCount)}. If today is ${formatDate(cli.now().toISOString())}, add --everything.`,
      );
      return 1;
    }
    const removal = await removalBy(cli);
    const removeAll = async (removeBatch: () => Promise<number>) => {
      let count = 0;
      for (;;) {
        const removed = await removeBatch();
        if (removed === 0) return count;
        count += removed;
        cli.output.progress(plural(count, 'row'));
      }
    };
    const old = await removeAll(() => removeOld(db, before, removal));
    const gone = await removeAll(() => removeLapsed(db, lapsed, removal));
    await removeExpiredTokens(db, cli.now());
    const orphans = await removeOrphanedMails(
      db,
      mailFolder(cli.config.dataDir),
      isOlderThan(new Date(before)),
    );
    // Runs even if nothing was deleted now, because an earlier run may have failed at this point.
    await scrub();
    cli.output.note(`${enquiries(old)} and ${addresses(gone)} deleted${alsoFiles(orphans)}.`);
    return 0;
  },
};

const addresses = (count: number) => plural(count, 'newsletter address', 'newsletter addresses');

const alsoFiles = (orphans: number) =>
  orphans > 0 ? `, and ${plural(orphans, 'email file')} that the database doesn't know` : '';

function addressOf(args: Args): string {
  const [address] = args.positionals;
  if (!address?.includes('@') || args.positionals.length > 1) throw new UsageError();
  // A name around the address would match nothing, and the erasure would seem done.
  if (/[<>]/.test(address)) throw new CliError('Give only the address, without a name.');
  return address.trim();
}

/** Also deletes emails stored as files, and drafts that a killed server left behind. */
async function removalBy(cli: Cli): Promise<Removal> {
  const directory = mailFolder(cli.config.dataDir);
  const drafts = (await mailFiles(directory)).filter((name) => name.endsWith('.draft'));
  const removeFiles = async (ids: readonly string[]) => {
    for (const id of ids) {
      const file = mailFile(directory, id);
      const left = drafts.filter((name) => name.startsWith(basename(file)));
      for (const name of [file, ...left.map((draft) => join(directory, draft))]) {
        await rm(name, { force: true });
      }
    }
  };
  return { now: cli.now, removeFiles };
}
