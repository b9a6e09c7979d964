import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens the file so that a commit is on disk by the time it returns, and verifies that. Only the
 * server's user may read the file, whatever its folder allows.
 */
export function openSqlite(file: string): DatabaseSync {
  keepPrivate(file);
  const connection = new DatabaseSync(file);
  try {
    setPragmas(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

// SQLite creates its log with the file's permissions. An existing file isn't opened here, because
// closing it would drop every lock that this process has on it, including SQLite's own.
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  // SQLite reports a folder as an error; its permissions must stay as they are.
  if (!statSync(file).isFile()) return;
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(file + end)) chmodSync(file + end, 0o600);
  }
}

function setPragmas(connection: DatabaseSync): void {
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on',
  );
  // Makes checkpoints fewer and larger, because each waits for the disk twice.
  connection.exec('pragma wal_autocheckpoint = 4000');
  assertPragma(connection, 'journal_mode', 'wal');
  assertPragma(connection, 'synchronous', 2);
  assertPragma(connection, 'secure_delete', 1);
}

function assertPragma(connection: DatabaseSync, name: string, expected: string | number): void {
  const row = connection.prepare(`pragma ${name}`).get() ?? {};
  const found = Object.values(row)[0];
  if (found !== expected) {
    throw new Error(
      `SQLite reports ${name} = ${String(found)}, but ${expected} is required so that no enquiry can be lost. Put DATA_DIR on a local disk.`,
    );
  }
}
