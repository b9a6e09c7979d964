import { constants, existsSync } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { makeFolder, syncFolder } from '../store/make-folder.ts';
import type { Mail, Transport } from './mail.ts';
import { toNodemailer } from './to-nodemailer.ts';

/**
 * Writes emails as `.eml` files, each completely or not at all. Sending one again replaces its
 * file.
 */
export function fileTransport(directory: string): Transport {
  return {
    send: async (mail) => {
      await makeFolder(directory);
      const message = await new MailComposer(toNodemailer(mail)).compile().build();
      await writeWhole(mailFile(directory, mail.id), message);
    },
    verify: async () => {
      // The first email creates the folder.
      const folder = existsSync(directory) ? directory : dirname(directory);
      // The slash rejects a file that is in the folder's place.
      await access(`${folder}/`, constants.W_OK);
    },
    close: () => {},
  };
}

/** Where emails are written if there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

export function mailFile(directory: string, id: Mail['id']): string {
  return join(directory, `${id}.eml`);
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await using handle = await open(draft, 'w', 0o600);
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rename(draft, file);
  await syncFolder(dirname(file));
}
