import type { Database } from './tables.ts';
import { whileBusy } from './while-busy.ts';

/** Runs the work in a transaction; resolves when it is on disk. The work may run more than once. */
export type InTransaction = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

export function inTransactionOf(db: Database): InTransaction {
  return (work) => whileBusy(() => db.transaction().execute(work));
}
