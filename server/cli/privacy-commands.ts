import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fillWords } from '../../contract/fill-words.ts';
import { mailFile } from '../mail/file-transport.ts';
import { countEnquiries, readEnquiries } from '../store/read-enquiries.ts';
import { mailsOf } from '../store/read-outbox.ts';
import {
  countLapsed,
  type ForgetMails,
  type Removed,
  removeLapsed,
  removeOld,
  removePerson,
} from '../store/removal.ts';
import { findSubscription, removeExpiredTokens } from '../store/subscription-store.ts';
import { countOption, flagOption } from './args.ts';
import { type Args, type Cli, type Command, UsageError } from './cli.ts';
import { countPhrase, countPhrases } from './count-phrase.ts';
import { enquiryRecord } from './enquiry-rows.ts';
import { toJson } from './plain-text.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export const erase: Command = {
  takesWords: true,
  options: { yes: flag },
  run: async (cli, args) => {
    const email = addressOf(args);
    const { db, scrub } = await cli.openStore();
    const { confirmErase, erased } = cli.words.messages;
    if (!flagOption(args, 'yes')) {
      const enquiries = await countEnquiries(db, { email, order: 'oldest' });
      const subscriptions = (await findSubscription(db, { email })) ? 1 : 0;
      cli.output.note(
        fillWords(confirmErase, countPhrases(cli.words, { enquiries, subscriptions })),
      );
      return 1;
    }
    const forget = await mailFileRemover(cli);
    const { enquiries, subscriptions } = await removePerson(db, email.toLowerCase(), forget);
    await scrub();
    cli.output.note(fillWords(erased, countPhrases(cli.words, { enquiries, subscriptions })));
    return 0;
  },
};

export const exportPerson: Command = {
  takesWords: true,
  options: {},
  run: async (cli, args) => {
    const email = addressOf(args);
    const { db } = await cli.openStore();
    const rows = await Array.fromAsync(readEnquiries(db, { email, order: 'oldest' }));
    const subscription = await findSubscription(db, { email });
    const subjects = rows.map(({ id }) => id);
    if (subscription) subjects.push(subscription.id);
    const mails = await mailsOf(db, subjects);
    const everything = { email, enquiries: rows.map(enquiryRecord), subscription, mails };
    await cli.output.print(`${toJson(everything, 2)}\n`);
    return 0;
  },
};

const dayMs = 24 * 60 * 60 * 1000;
const batch = 500;
/** Wishes for the newsletter that were never confirmed are forgotten after this. */
const unconfirmedDays = 30;

export const purge: Command = {
  options: { days: text, yes: flag },
  run: async (cli, args) => {
    const days = countOption(cli, args, 'days', cli.config.retentionDays);
    const before = new Date(cli.now().getTime() - days * dayMs).toISOString();
    const { db, scrub } = await cli.openStore();
    const { confirmPurge, purged } = cli.words.messages;
    const unconfirmedSince = new Date(cli.now().getTime() - unconfirmedDays * dayMs).toISOString();
    const lapsed = { unconfirmedSince, leftBefore: before };
    if (!flagOption(args, 'yes')) {
      const enquiries = await countEnquiries(db, { before, order: 'oldest' });
      const addresses = await countLapsed(db, lapsed);
      const date = before.slice(0, 10);
      cli.output.note(
        fillWords(confirmPurge, { ...countPhrases(cli.words, { enquiries, addresses }), date }),
      );
      return 1;
    }
    const forget = await mailFileRemover(cli);
    let rows = 0;
    const removeAll = async (removeSome: () => Promise<Removed>) => {
      for (;;) {
        const removed = await removeSome();
        const count = removed.enquiries + removed.subscriptions;
        if (count === 0) return;
        rows += count;
        cli.output.progress(countPhrase(cli.words, 'rows', rows));
      }
    };
    await removeAll(() => removeOld(db, before, batch, forget));
    const enquiries = rows;
    await removeAll(() => removeLapsed(db, lapsed, batch, forget));
    await removeExpiredTokens(db, cli.now());
    // Even if nothing was left: an earlier run may have removed rows and then failed here.
    await scrub();
    cli.output.note(
      fillWords(purged, countPhrases(cli.words, { enquiries, addresses: rows - enquiries })),
    );
    return 0;
  },
};

function addressOf(args: Args): string {
  const [address] = args.words;
  if (!address?.includes('@') || args.words.length > 1) throw new UsageError();
  return address.trim();
}

/** Removes mails that were kept as files, and drafts of them that a killed server left behind. */
async function mailFileRemover(cli: Cli): Promise<ForgetMails> {
  const directory = join(cli.config.dataDir, 'mail');
  const files = existsSync(directory) ? await readdir(directory) : [];
  const drafts = files.filter((name) => name.endsWith('.draft'));
  return async (ids) => {
    for (const id of ids) {
      const file = mailFile(directory, id);
      const left = drafts.filter((name) => name.startsWith(basename(file)));
      for (const name of [file, ...left.map((draft) => join(directory, draft))]) {
        await rm(name, { force: true });
      }
    }
  };
}
