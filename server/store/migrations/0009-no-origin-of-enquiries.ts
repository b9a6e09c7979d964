import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

/** The column held the site's own origin or nothing, because any other is rejected. */
export async function up(tx: Transaction): Promise<void> {
  await sql`alter table enquiries drop column origin`.execute(tx);
}
