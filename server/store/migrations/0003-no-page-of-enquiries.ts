import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

/** The column always had the form's page, so it was the same for every enquiry. */
export async function up(tx: Transaction): Promise<void> {
  await sql`alter table enquiries drop column page`.execute(tx);
}
