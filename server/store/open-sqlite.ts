import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Short, because the process stands still meanwhile; see while-busy.ts for the longer wait. */
const busyTimeoutMs = 200;

/** Opens the file so that a commit is on disk when it returns, and makes sure that it is so. */
export function openSqlite(file: string): { connection: DatabaseSync; dialect: SqliteDialect } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    setPragmas(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  return { connection, dialect: new SqliteDialect({ database: forKysely(connection) }) };
}

function setPragmas(connection: DatabaseSync): void {
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on',
  );
  // Fewer, larger moves from the log into the file: each costs two waits for the disk.
  connection.exec('pragma wal_autocheckpoint = 4000');
  assertPragma(connection, 'journal_mode', 'wal');
  assertPragma(connection, 'synchronous', 2);
  assertPragma(connection, 'busy_timeout', busyTimeoutMs);
  assertPragma(connection, 'secure_delete', 1);
}

function assertPragma(connection: DatabaseSync, name: string, wanted: string | number): void {
  const row = connection.prepare(`pragma ${name}`).get() ?? {};
  const found = Object.values(row)[0];
  if (found !== wanted) {
    throw new Error(
      `SQLite keeps ${name} at ${String(found)} where ${wanted} is needed to lose nothing. Put DATA_DIR on a local disk.`,
    );
  }
}

/** node:sqlite in the shape that Kysely's own SQLite dialect asks for, statements kept prepared. */
function forKysely(connection: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known) return known;
      const statement = sql === 'rollback' ? rollback(connection) : wrap(prepare(connection, sql));
      if (kept.size >= keptStatements) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
}

// Room for each of the sizes in which enquiries come together (group-commit.ts).
const keptStatements = 500;

// A transaction that will write takes its lock at once; one taken later could not wait for others.
function prepare(connection: DatabaseSync, sql: string): StatementSync {
  return connection.prepare(sql === 'begin' ? 'begin immediate' : sql);
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

// SQLite rolls back by itself when the disk is full.
function rollback(connection: DatabaseSync): SqliteStatement {
  const run = () => {
    if (connection.isTransaction) connection.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, all: () => [], run, iterate: () => [][Symbol.iterator]() };
}

function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    throw new TypeError(`A ${typeof value} cannot be stored.`);
  });
}
