import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

/** It was always the page of the form, so the same for every enquiry. */
export async function up(tx: Transaction): Promise<void> {
  await sql`alter table enquiries drop column page`.execute(tx);
}
