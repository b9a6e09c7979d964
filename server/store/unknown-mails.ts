import { batchesOf } from './read-batches.ts';
import type { Database } from './tables.ts';

/** Those of the ids that aren't in the outbox. */
export async function unknownMails(db: Database, ids: ReadonlySet<string>): Promise<Set<string>> {
  const unknown = new Set(ids);
  for (const batch of batchesOf(ids)) {
    const query = db.selectFrom('outbox').select('id').where('id', 'in', batch);
    for (const { id } of await query.execute()) unknown.delete(id);
  }
  return unknown;
}
