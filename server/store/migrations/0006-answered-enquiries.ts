import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

export async function up(tx: Transaction): Promise<void> {
  await sql`alter table enquiries add column answered_at text`.execute(tx);
}
