import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

/** Only a form with script sent it, and nobody was ever shown it. */
export async function up(tx: Transaction): Promise<void> {
  await sql`alter table subscriptions drop column page`.execute(tx);
}
