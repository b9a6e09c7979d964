import { batchSize } from './read-batches.ts';
import type { Database } from './tables.ts';

/** Those of the ids that aren't in the outbox. */
export async function unknownMails(db: Database, ids: ReadonlySet<string>): Promise<Set<string>> {
  const unknown = new Set(ids);
  const all = [...ids];
  for (let start = 0; start < all.length; start += batchSize) {
    const batch = all.slice(start, start + batchSize);
    const query = db.selectFrom('outbox').select('id').where('id', 'in', batch);
    for (const { id } of await query.execute()) unknown.delete(id);
  }
  return unknown;
}
