import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { sentMails } from './enquiries.ts';

/** The state of a subscriber in the database; undefined if there is none. */
export function stateOf(dataDir: string, email: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'growth-hub.db'), { readOnly: true });
  try {
    return database.prepare('select state from subscriptions where email = ?').get(email)?.[
      'state'
    ];
  } finally {
    database.close();
  }
}

/** Waits for the email to a subscriber and returns its link to a path of the site. */
export async function mailedLink(dataDir: string, email: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const mails = await sentMails(dataDir);
        const texts = mails.filter(({ to }) => to?.[0]?.address === email).map(({ text }) => text);
        link = new RegExp(`http\\S+${path}\\?\\S+`).exec(texts.join('\n'))?.[0] ?? '';
        return link;
      },
      { message: `an email to ${email} with a link to ${path}` },
    )
    .not.toBe('');
  return link;
}
