/**
 * Whether the store can't be used at the moment (disk full, file locked, server unreachable), so
 * that trying again later may help. Any other error from a query is a bug. A damaged database also
 * counts as down: the operator may restore a backup, and the visitor is shown the email address.
 */
export function isStoreDown(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return sqliteDown.has(error.errcode & 0xff);
  }
  if ('code' in error && typeof error.code === 'string') {
    // A missing socket file means that PostgreSQL is stopped, and there may be no file descriptor
    // for a connection. Otherwise, these errors are about other files.
    if (ofConnecting.has(error.code)) return 'syscall' in error && error.syscall === 'connect';
    return systemDown.has(error.code) || postgresDown.test(error.code);
  }
  return poolDown.test(error.message);
}

// BUSY, LOCKED, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB
const sqliteDown = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 26]);
// Connection exceptions, insufficient resources, operator intervention, system and I/O errors,
// read-only transaction, authentication, internal errors.
const postgresDown = /^(?:08|53|57|58|28|25006|XX)/;
const systemDown = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
  'EHOSTDOWN',
  'ENETDOWN',
  'ENOSPC',
]);
const ofConnecting = new Set(['ENOENT', 'EMFILE', 'ENFILE']);
const poolDown = /connection terminated|timeout exceeded|client has encountered/i;
