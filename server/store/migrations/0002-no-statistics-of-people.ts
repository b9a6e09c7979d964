import { sql } from 'kysely';
import type { DatabaseConfig } from '../../config.ts';
import type { Transaction } from '../tables.ts';

/**
 * PostgreSQL keeps samples of a column's values for its planner. They are outside the table, so
 * erasing a row doesn't remove them. There must be none for columns with personal data.
 */
export async function up(tx: Transaction, engine: DatabaseConfig['engine']): Promise<void> {
  if (engine !== 'postgres') return;
  for (const [table, columns] of Object.entries(personal)) {
    const parts = columns.map((column) => `alter column ${column} set statistics 0`);
    await sql.raw(`alter table ${table} ${parts.join(', ')}`).execute(tx);
  }
}

const personal = {
  enquiries: ['first_name', 'last_name', 'email', 'email_key', 'phone', 'message'],
  subscriptions: ['email', 'email_key'],
};
