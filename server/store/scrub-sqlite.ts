import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './tables.ts';

const waitAtMostMs = 120_000;
const pauseMs = 100;

/**
 * Rewrites the file without the deleted rows, and empties the log. `secure_delete` overwrites rows,
 * but not the copies left in a page when its rows are moved to another page.
 */
export async function scrubSqlite(db: Database): Promise<void> {
  await sql`vacuum`.execute(db);
  const deadline = performance.now() + waitAtMostMs;
  // `passive` moves most of the log into the file without blocking readers or writers.
  for (const mode of ['passive', 'truncate']) {
    while (await isLogInUse(db, mode)) {
      if (performance.now() > deadline) {
        throw new Error(
          'Deleted data is still in the write-ahead log, because another process was reading the database for two minutes. Run the command again.',
        );
      }
      await sleep(pauseMs);
    }
  }
}

async function isLogInUse(db: Database, mode: string): Promise<boolean> {
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(${sql.raw(mode)})`;
  const { rows } = await checkpoint.execute(db);
  return rows[0]?.busy !== 0;
}
