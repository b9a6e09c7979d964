import type { Database, OutboxRow } from './tables.ts';

export async function mailsOf(db: Database, subjectIds: readonly string[]): Promise<OutboxRow[]> {
  if (subjectIds.length === 0) return [];
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_id', 'in', subjectIds)
    .orderBy('id')
    .execute();
}

export async function readOutbox(
  db: Database,
  state: OutboxRow['state'] | undefined,
  limit: number,
): Promise<OutboxRow[]> {
  let query = db.selectFrom('outbox').selectAll();
  if (state) query = query.where('state', '=', state);
  // dead, due, sent: the alphabet happens to put first what needs a person.
  return query.orderBy('state').orderBy('due_at', 'desc').limit(limit).execute();
}

/** Deletes dead mails; returns the ids of those deleted. */
export async function dropDead(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('outbox')
    .where('state', '=', 'dead')
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Dead mails start over, all of them when no ids are given; returns the ids of those that do. */
export async function retryDead(
  db: Database,
  ids: readonly string[] | null,
  now: Date,
): Promise<string[]> {
  const at = now.toISOString();
  let query = db
    .updateTable('outbox')
    .set({ state: 'due', attempts: 0, due_at: at, trying_since: at })
    .where('state', '=', 'dead');
  if (ids) query = query.where('id', 'in', ids);
  const rows = await query.returning('id').execute();
  return rows.map(({ id }) => id);
}
