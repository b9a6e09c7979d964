import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import {
  assertDurable,
  assertEncoding,
  openPostgres,
  type PostgresOptions,
  scrubPostgres,
} from './open-postgres.ts';
import { scrubSqlite } from './scrub-sqlite.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { isStoreDown } from './store-error.ts';
import type { Database, Tables } from './tables.ts';

export type Store = {
  db: Database;
  engine: DatabaseConfig['engine'];
  /** Makes deleted rows unreadable even on disk. */
  scrub: () => Promise<void>;
  /** Copies the file while others write; `report` gets 0 to 1. PostgreSQL has its own tools. */
  backup: ((file: string, report: (done: number) => void) => Promise<void>) | null;
  close: () => Promise<void>;
};

export type StoreOptions = PostgresOptions & {
  /** Migrates an empty database only, because a running server can't use a newer schema. */
  migrateOnlyIfEmpty?: boolean;
  /** How long a query on SQLite waits for other processes and transactions. */
  lockMs?: number;
};

/**
 * Opens the database, checks that commits are durable and migrates it. Waits while another process
 * has the SQLite file locked. If the database can't be reached, throws an Error that names the
 * setting to change.
 */
export async function openStore(
  config: DatabaseConfig,
  options: StoreOptions = {},
): Promise<Store> {
  try {
    return await open(config, options);
  } catch (error) {
    if (!isStoreDown(error) && !isFileError(error)) throw error;
    throw new Error(cannotUse(config, error), { cause: error });
  }
}

/** Whether the file or its folder couldn't be created. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

function cannotUse(config: DatabaseConfig, { message }: Error): string {
  return config.engine === 'sqlite'
    ? `${config.file} cannot be used: ${message}. Check whether the disk is full, another program has locked the file, this user lacks write access, or the file is damaged (docs/operations.md explains how to restore a backup). Otherwise set DATA_DIR or DATABASE_URL.`
    : `PostgreSQL cannot be used: ${message}. Check that it runs and that DATABASE_URL has the right address, user and password.`;
}

async function open(config: DatabaseConfig, options: StoreOptions): Promise<Store> {
  const store =
    config.engine === 'sqlite'
      ? await sqliteStore(config.file, options)
      : postgresStore(config.url, options);
  try {
    if (store.engine === 'postgres') {
      await assertDurable(store.db);
      await assertEncoding(store.db);
    }
    await migrate(store.db, store.engine, options);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function sqliteStore(file: string, { lockMs }: StoreOptions): Promise<Store> {
  await makeFolder(dirname(file));
  const db: Database = new Kysely<Tables>({ dialect: await sqliteDialect(file, lockMs) });
  return {
    db,
    engine: 'sqlite',
    scrub: () => scrubSqlite(db),
    backup: async (target, report) => {
      const connection = new DatabaseSync(file, { readOnly: true });
      // Keeps one snapshot to the end; otherwise the copy would restart whenever the server writes.
      connection.exec('begin; select count(*) from sqlite_schema;');
      try {
        await backup(connection, target, {
          progress: ({ totalPages, remainingPages }) =>
            report(totalPages === 0 ? 1 : 1 - remainingPages / totalPages),
        });
      } finally {
        connection.close();
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
