import type { Database } from './tables.ts';

export type Removed = { enquiries: number; subscriptions: number; mailIds: string[] };

/** Puts an enquiry aside and stops the mails that have not gone out. Whether there is one. */
export async function putAside(db: Database, reference: string): Promise<boolean> {
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

/** The id of the enquiry taken out of quarantine; null when it is not in there. */
export async function takeOut(db: Database, reference: string): Promise<string | null> {
  const row = await db
    .updateTable('enquiries')
    .set({ state: 'inbox' })
    .where('reference', '=', reference)
    .where('state', '=', 'quarantine')
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Removes everything about an address, in one transaction. */
export async function removePerson(db: Database, emailKey: string): Promise<Removed> {
  return db.transaction().execute(async (tx) => {
    const enquiries = await tx
      .deleteFrom('enquiries')
      .where('email_key', '=', emailKey)
      .returning('id')
      .execute();
    const subscriptions = await tx
      .deleteFrom('subscriptions')
      .where('email_key', '=', emailKey)
      .returning('id')
      .execute();
    const subjects = [...enquiries, ...subscriptions].map(({ id }) => id);
    const mailIds = await removeSubjects(tx, subjects);
    return { enquiries: enquiries.length, subscriptions: subscriptions.length, mailIds };
  });
}

/** Removes at most `limit` enquiries from before a time. */
export async function removeOld(db: Database, before: string, limit: number): Promise<Removed> {
  return db.transaction().execute(async (tx) => {
    const enquiries = await tx
      .deleteFrom('enquiries')
      .where('id', 'in', (query) =>
        query
          .selectFrom('enquiries')
          .select('id')
          .where('created_at', '<', before)
          .orderBy('id')
          .limit(limit),
      )
      .returning('id')
      .execute();
    const mailIds = await removeSubjects(
      tx,
      enquiries.map(({ id }) => id),
    );
    return { enquiries: enquiries.length, subscriptions: 0, mailIds };
  });
}

/** Removes at most `limit` wishes for the newsletter that nobody confirmed since a time. */
export async function removeUnconfirmed(
  db: Database,
  before: string,
  limit: number,
): Promise<Removed> {
  return db.transaction().execute(async (tx) => {
    const subscriptions = await tx
      .deleteFrom('subscriptions')
      .where('id', 'in', (query) =>
        query
          .selectFrom('subscriptions')
          .select('id')
          .where('state', '=', 'pending')
          .where('consented_at', '<', before)
          .orderBy('id')
          .limit(limit),
      )
      .returning('id')
      .execute();
    const mailIds = await removeSubjects(
      tx,
      subscriptions.map(({ id }) => id),
    );
    return { enquiries: 0, subscriptions: subscriptions.length, mailIds };
  });
}

async function removeSubjects(db: Database, subjects: readonly string[]): Promise<string[]> {
  if (subjects.length === 0) return [];
  const mails = await db
    .deleteFrom('outbox')
    .where('subject_id', 'in', subjects)
    .returning('id')
    .execute();
  await db.deleteFrom('subscription_tokens').where('subscription_id', 'in', subjects).execute();
  return mails.map(({ id }) => id);
}
