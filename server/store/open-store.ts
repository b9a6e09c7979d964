import { backup } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { migrate } from './migrate.ts';
import {
  assertDurable,
  openPostgres,
  type PostgresOptions,
  scrubPostgres,
} from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { isStoreDown } from './store-error.ts';
import type { Database, Tables } from './tables.ts';
import { whileBusy } from './while-busy.ts';

export type Store = {
  db: Database;
  engine: DatabaseConfig['engine'];
  /** Makes deleted rows unreadable on disk as well. */
  scrub: () => Promise<void>;
  /** A whole copy while others write; `report` hears 0 to 1. PostgreSQL has its own tools. */
  backup: ((file: string, report: (done: number) => void) => Promise<void>) | null;
  close: () => Promise<void>;
};

/**
 * Opens, asserts durability and migrates, as soon as no other process holds SQLite's file. Throws an
 * Error that names the setting to change when there is no getting at the database.
 */
export async function openStore(
  config: DatabaseConfig,
  options: PostgresOptions = {},
): Promise<Store> {
  try {
    return await whileBusy(() => openOnce(config, options));
  } catch (error) {
    if (!isStoreDown(error) && !isOfFolder(error)) throw error;
    throw new Error(cannotUse(config, error), { cause: error });
  }
}

/** Whether the folder of the file could not be made. */
function isOfFolder(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
}

function cannotUse(config: DatabaseConfig, { message }: Error): string {
  return config.engine === 'sqlite'
    ? `${config.file} cannot be used: ${message}. Look whether the disk is full, another program holds the file or this user may not write there, or set DATA_DIR or DATABASE_URL.`
    : `PostgreSQL cannot be used: ${message}. Start it, or set DATABASE_URL.`;
}

async function openOnce(config: DatabaseConfig, options: PostgresOptions): Promise<Store> {
  const store =
    config.engine === 'sqlite' ? sqliteStore(config.file) : postgresStore(config.url, options);
  try {
    if (store.engine === 'postgres') await assertDurable(store.db);
    await migrate(store.db, store.engine);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function sqliteStore(file: string): Store {
  const { connection, dialect } = openSqlite(file);
  const db: Database = new Kysely<Tables>({ dialect });
  return {
    db,
    engine: 'sqlite',
    scrub: async () => {
      await whileBusy(() => sql`vacuum`.execute(db));
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy !== 0)
        throw new Error(
          'Old bytes are still in the log, because somebody was reading. Run it again.',
        );
    },
    backup: async (target, report) => {
      // One snapshot to the end: otherwise the copy starts anew with every write of the server.
      connection.exec('begin; select count(*) from sqlite_schema;');
      try {
        await backup(connection, target, {
          progress: ({ totalPages, remainingPages }) =>
            report(totalPages === 0 ? 1 : 1 - remainingPages / totalPages),
        });
      } finally {
        connection.exec('rollback');
      }
    },
    close: () => db.destroy(),
  };
}

function postgresStore(url: string, options: PostgresOptions): Store {
  const db: Database = new Kysely<Tables>({ dialect: openPostgres(url, options) });
  return {
    db,
    engine: 'postgres',
    scrub: () => scrubPostgres(url),
    backup: null,
    close: () => db.destroy(),
  };
}
