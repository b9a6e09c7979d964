import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

/** The page was only sent if the form's script ran, and it was never shown. */
export async function up(tx: Transaction): Promise<void> {
  await sql`alter table subscriptions drop column page`.execute(tx);
}
