import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

/** What was asked for, with the price and days of then, as JSON (contract/plan-schemas.ts). */
export async function up(tx: Transaction): Promise<void> {
  await sql`alter table enquiries add column plan text`.execute(tx);
}
