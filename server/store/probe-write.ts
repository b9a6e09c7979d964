import { randomBytes } from 'node:crypto';
import type { Database } from './tables.ts';

const name = 'try-to-store';
/** About what a long enquiry takes with its mails. */
const bytes = 6000;

/** Stores something durably and removes it again. Throws what an enquiry would be refused for. */
export async function probeWrite(db: Database): Promise<void> {
  const value = randomBytes(bytes).toString('base64');
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await db.deleteFrom('settings').where('name', '=', name).execute();
}
