/**
 * SQLite in a thread of its own, so that it never blocks the server: pages are sent even during a
 * slow commit or checkpoint, or while another process holds the lock. It is started by
 * sqlite-dialect.ts, gets the file's path and runs one statement at a time.
 */
import { statSync } from 'node:fs';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { openSqlite } from './open-sqlite.ts';

type Statement = { sql: string; parameters: SQLInputValue[] };

const file = process.argv[2] ?? '';
const connection = openSqlite(file);
const opened = idOf(file);
const prepared = new Map<string, StatementSync>();
/** Enough for the statements of every batch size in group-commit.ts. */
const keptStatements = 500;

function answer({ sql, parameters }: Statement) {
  // If the disk is full, SQLite has already rolled back.
  if (sql === 'rollback' && !connection.isTransaction) return { rows: [] };
  const statement = prepared.get(sql) ?? connection.prepare(sql);
  if (prepared.size >= keptStatements && !prepared.has(sql)) prepared.clear();
  prepared.set(sql, statement);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
  if (sql !== 'rollback' && idOf(file) !== opened) throw new FileMoved();
  const { changes } = statement.run(...parameters);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

function idOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

/** Writing on would succeed, but into a file that nobody reads after the next start. */
class FileMoved extends Error {
  /** SQLITE_READONLY_DBMOVED */
  errcode = 1032;

  constructor() {
    super('the database file was moved or replaced; restart the server');
  }
}

parentPort?.on('message', (statement: Statement | 'close') => {
  if (statement === 'close') {
    connection.close();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage({ result: answer(statement) });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // If the thread fails to start, Node keeps SQLite's error code, which sqlite-dialect.ts relies
    // on, but it drops the code from an Error sent in a message.
    const errcode = 'errcode' in error ? error.errcode : undefined;
    parentPort?.postMessage({ error: { message: error.message, errcode } });
  }
});
parentPort?.postMessage('open');
