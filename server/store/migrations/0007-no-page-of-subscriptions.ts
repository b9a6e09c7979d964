import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

/** Only the form with script sent the page, and it was never shown. */
export async function up(tx: Transaction): Promise<void> {
  await sql`alter table subscriptions drop column page`.execute(tx);
}
