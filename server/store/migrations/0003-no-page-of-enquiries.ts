import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

/** The column held the form's page, which was the same for every enquiry. */
export async function up(tx: Transaction): Promise<void> {
  await sql`alter table enquiries drop column page`.execute(tx);
}
