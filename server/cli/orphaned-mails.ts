import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addressKey } from '../../contract/email-address.ts';
import type { Database } from '../store/tables.ts';
import { unknownMails } from '../store/unknown-mails.ts';

/** The names of emails stored as files, and of drafts that a killed server left behind. */
export async function mailFiles(directory: string): Promise<string[]> {
  const names = existsSync(directory) ? await readdir(directory) : [];
  return names.filter((name) => /\.eml(?:\.\d+\.draft)?$/.test(name));
}

/**
 * Deletes those email files whose email isn't in the outbox and that `isWanted` picks; returns how
 * many. After a restore, these are the emails that are newer than the backup.
 */
export async function removeOrphanedMails(
  db: Database,
  directory: string,
  isWanted: (file: string) => Promise<boolean>,
): Promise<number> {
  // The files are listed first, because an email has its row before its file.
  const files = (await mailFiles(directory)).map((name) => ({
    name,
    id: name.split('.eml')[0] ?? '',
  }));
  const unknown = await unknownMails(db, new Set(files.map(({ id }) => id)));
  let count = 0;
  for (const { name } of files.filter(({ id }) => unknown.has(id))) {
    const file = join(directory, name);
    if (!(await isWanted(file))) continue;
    await rm(file);
    count += 1;
  }
  return count;
}

/** Whether the email is to the address, or replies to it go there. */
export function isMailOf(address: string) {
  const key = addressKey(address);
  return async (file: string): Promise<boolean> => {
    const [head = ''] = (await readFile(file, 'latin1')).split('\r\n\r\n', 1);
    const fields = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    return fields.some((field) => {
      const found = /^(?:To|Reply-To): (?:.*<)?([^<>]+)>?$/i.exec(field)?.[1];
      return found !== undefined && addressKey(found) === key;
    });
  };
}

export function isOlderThan(before: Date) {
  return async (file: string): Promise<boolean> => (await stat(file)).mtime < before;
}
