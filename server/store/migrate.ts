import { sql } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { up as first } from './migrations/0001-first.ts';
import { up as noStatisticsOfPeople } from './migrations/0002-no-statistics-of-people.ts';
import { up as noPageOfEnquiries } from './migrations/0003-no-page-of-enquiries.ts';
import { up as normalisedAddresses } from './migrations/0004-normalised-addresses.ts';
import { up as askedAgain } from './migrations/0005-asked-again.ts';
import { up as answeredEnquiries } from './migrations/0006-answered-enquiries.ts';
import { up as noPageOfSubscriptions } from './migrations/0007-no-page-of-subscriptions.ts';
import { up as plans } from './migrations/0008-plans.ts';
import { up as noOriginOfEnquiries } from './migrations/0009-no-origin-of-enquiries.ts';
import type { Database, Transaction } from './tables.ts';

/**
 * Brings the schema up to date. Safe when several processes start at once: everything is in one
 * transaction, which the others wait for (SQLite: `begin immediate`; PostgreSQL: an advisory lock).
 * Kysely's Migrator has neither a transaction nor a lock between processes on SQLite.
 */
export async function migrate(
  db: Database,
  engine: DatabaseConfig['engine'],
  { migrateOnlyIfEmpty = false } = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
    await sql`create table if not exists schema_migrations (name text primary key)`.execute(tx);
    const done = await sql<{ name: string }>`select name from schema_migrations`.execute(tx);
    const names = new Set(done.rows.map((row) => row.name));
    const unknown = [...names].filter((name) => !Object.hasOwn(migrations, name));
    if (unknown.length > 0) {
      throw new Error(
        `The database was written by a newer version (${unknown.join(', ')}). Start that version, or restore a backup.`,
      );
    }
    const missing = Object.entries(migrations).filter(([name]) => !names.has(name));
    if (migrateOnlyIfEmpty && names.size > 0 && missing.length > 0) {
      throw new Error(
        'The database belongs to an older version. Make a backup with that version, then restart the server with this one.',
      );
    }
    for (const [name, migration] of missing) {
      await migration(tx, engine);
      await sql`insert into schema_migrations (name) values (${name})`.execute(tx);
    }
  });
}

const lockNumber = 4_713_211;

type Migration = (tx: Transaction, engine: DatabaseConfig['engine']) => Promise<void>;

const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-no-statistics-of-people': noStatisticsOfPeople,
  '0003-no-page-of-enquiries': noPageOfEnquiries,
  '0004-normalised-addresses': normalisedAddresses,
  '0005-asked-again': askedAgain,
  '0006-answered-enquiries': answeredEnquiries,
  '0007-no-page-of-subscriptions': noPageOfSubscriptions,
  '0008-plans': plans,
  '0009-no-origin-of-enquiries': noOriginOfEnquiries,
};
