import type { Database } from './tables.ts';

/** Quarantines an enquiry and deletes its unsent emails. False if there is no such enquiry. */
export async function quarantine(db: Database, reference: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('enquiries')
      .set({ state: 'quarantine', suspicions: 'staff' })
      .where('reference', '=', reference)
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await tx
      .deleteFrom('outbox')
      .where('subject_id', '=', row.id)
      .where('state', '!=', 'sent')
      .execute();
    return true;
  });
}

/** The id of the enquiry taken out of quarantine; null if it isn't in there. */
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

/** Records when staff answered an enquiry; null means they haven't. */
export async function setAnswered(
  db: Database,
  reference: string,
  answeredAt: string | null,
): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ answered_at: answeredAt })
    .where('reference', '=', reference)
    .execute();
}
