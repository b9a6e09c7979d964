import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the file so that a commit is on disk when it returns, and makes sure that it is so. */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(file);
  try {
    setPragmas(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

function setPragmas(connection: DatabaseSync): void {
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on',
  );
  // Fewer, larger moves from the log into the file: each costs two waits for the disk.
  connection.exec('pragma wal_autocheckpoint = 4000');
  assertPragma(connection, 'journal_mode', 'wal');
  assertPragma(connection, 'synchronous', 2);
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
