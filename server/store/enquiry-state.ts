import { sql } from 'kysely';
import type { Database, EnquiryRow, Transaction } from './tables.ts';

/** Quarantines an enquiry and deletes its unsent emails. One that is being sent still arrives. */
export async function quarantine(db: Database, reference: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('enquiries')
      .set({ state: 'quarantine', suspicions: withStaff })
      .where('reference', '=', reference)
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await tx
      .deleteFrom('outbox')
      .where('subject_id', '=', row.id)
      .where('state', '!=', 'sent')
      .execute();
  });
}

/** Adds `staff` to the earlier suspicions, unless it is there already. */
const withStaff = sql<string>`case
  when suspicions is null then 'staff'
  when suspicions like '%staff' then suspicions
  else suspicions || ',staff' end`;

/**
 * Takes an enquiry out of quarantine and returns its id, or null if it isn't there. Its suspicions
 * stay on record.
 */
export async function releaseFromQuarantine(
  db: Database,
  reference: string,
): Promise<string | null> {
  const row = await db
    .updateTable('enquiries')
    .set({ state: 'inbox' })
    .where('reference', '=', reference)
    .where('state', '=', 'quarantine')
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** As `releaseFromQuarantine`, for enquiries that spam signals and not staff have put there. */
export async function releaseSuspicious(
  tx: Transaction,
  references: readonly string[],
): Promise<Pick<EnquiryRow, 'id' | 'reference'>[]> {
  if (references.length === 0) return [];
  return tx
    .updateTable('enquiries')
    .set({ state: 'inbox' })
    .where('reference', 'in', references)
    .where('state', '=', 'quarantine')
    .where('suspicions', 'not like', '%staff')
    .returning(['id', 'reference'])
    .execute();
}

/** Records when staff first answered an enquiry; null means that they haven't. */
export async function setAnswered(
  db: Database,
  reference: string,
  answeredAt: string | null,
): Promise<void> {
  let query = db
    .updateTable('enquiries')
    .set({ answered_at: answeredAt })
    .where('reference', '=', reference);
  if (answeredAt !== null) query = query.where('answered_at', 'is', null);
  await query.execute();
}
