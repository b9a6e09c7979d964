import { batchesOf } from './read-batches.ts';
import type { Database, OutboxRow } from './tables.ts';

export async function mailsOf(db: Database, subjectIds: readonly string[]): Promise<OutboxRow[]> {
  const mails: OutboxRow[] = [];
  for (const batch of batchesOf(subjectIds)) {
    const query = db.selectFrom('outbox').selectAll().where('subject_id', 'in', batch);
    mails.push(...(await query.orderBy('id').execute()));
  }
  return mails;
}

export async function readOutbox(
  db: Database,
  state: OutboxRow['state'] | undefined,
  limit: number,
): Promise<OutboxRow[]> {
  let query = db.selectFrom('outbox').selectAll();
  if (state) query = query.where('state', '=', state);
  // In alphabetical order (dead, due, sent), emails that need attention come first.
  return query.orderBy('state').orderBy('due_at', 'desc').limit(limit).execute();
}

export type OutboxAge = { due: number; dead: number; waitingSince: string | null };

export async function outboxAge(db: Database): Promise<OutboxAge> {
  const row = await db
    .selectFrom('outbox')
    .select((query) => [
      query.fn.countAll<number | string>().filterWhere('state', '=', 'due').as('due'),
      query.fn.countAll<number | string>().filterWhere('state', '=', 'dead').as('dead'),
      query.fn.min('created_at').filterWhere('state', '=', 'due').as('oldest'),
    ])
    .where('state', 'in', ['due', 'dead'])
    .executeTakeFirstOrThrow();
  return { due: Number(row.due), dead: Number(row.dead), waitingSince: row.oldest ?? null };
}
