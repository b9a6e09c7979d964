import { sql } from 'kysely';
import type { DatabaseConfig } from '../../config.ts';
import type { Transaction } from '../tables.ts';

/**
 * What was asked for, with the price and days at the time, as JSON (contract/plan-schemas.ts). It
 * may contain text from a visitor, so PostgreSQL must keep no samples of it (see 0002).
 */
export async function up(tx: Transaction, engine: DatabaseConfig['engine']): Promise<void> {
  await sql`alter table enquiries add column plan text`.execute(tx);
  if (engine !== 'postgres') return;
  await sql`alter table enquiries alter column plan set statistics 0`.execute(tx);
}
