import { fillWords } from '../../contract/fill-words.ts';
import { enquiryMails } from '../mail/enquiry-messages.ts';
import { findByReference } from '../store/enquiry-store.ts';
import { addMails } from '../store/outbox-store.ts';
import { quarantine, releaseFromQuarantine } from '../store/quarantine.ts';
import { mailsOf } from '../store/read-outbox.ts';
import { type Args, type Cli, CliError, type Command, UsageError } from './cli.ts';

export const spam: Command = {
  takesWords: true,
  options: {},
  run: (cli, args) =>
    forEachReference(cli, args, async (reference) => {
      const { db } = await cli.openStore();
      const { movedAside, notFound } = cli.words.messages;
      if (!(await quarantine(db, reference)))
        throw new CliError(fillWords(notFound, { reference }));
      cli.output.note(fillWords(movedAside, { reference }));
    }),
};

export const release: Command = {
  takesWords: true,
  options: {},
  run: (cli, args) =>
    forEachReference(cli, args, async (reference) => {
      const { db } = await cli.openStore();
      const { released, alreadyReleased, notFound } = cli.words.messages;
      if (!(await findByReference(db, reference))) {
        throw new CliError(fillWords(notFound, { reference }));
      }
      const isReleased = await db.transaction().execute(async (tx) => {
        const id = await releaseFromQuarantine(tx, reference);
        if (id === null) return false;
        const sent = await mailsOf(tx, [id]);
        const missing = enquiryMails(id).filter(({ kind }) => !sent.some((m) => m.kind === kind));
        if (missing.length > 0) await addMails(tx, missing, cli.now());
        return true;
      });
      cli.output.note(fillWords(isReleased ? released : alreadyReleased, { reference }));
    }),
};

async function forEachReference(
  cli: Cli,
  args: Args,
  change: (reference: string) => Promise<void>,
): Promise<number> {
  if (args.words.length === 0) throw new UsageError();
  let code = 0;
  for (const word of args.words) {
    try {
      await change(word.toUpperCase());
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      cli.output.note(error.message);
      code = 1;
    }
  }
  return code;
}
