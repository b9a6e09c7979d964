import { randomBytes } from 'node:crypto';
import { saveSetting } from './settings-store.ts';
import type { Database } from './tables.ts';

const name = 'try-to-store';
/** About the size of a long enquiry with its emails. */
const bytes = 6000;

/** Stores something durably and removes it again. Throws whatever storing an enquiry would. */
export async function probeWrite(db: Database): Promise<void> {
  const value = randomBytes(bytes).toString('base64');
  await saveSetting(db, name, value);
  await db.deleteFrom('settings').where('name', '=', name).execute();
}
