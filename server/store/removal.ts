import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from './tables.ts';

export type Removed = { enquiries: number; subscriptions: number; mailIds: string[] };

/** Removes everything about an address. */
export function removePerson(db: Database, emailKey: string): Promise<Removed> {
  return removeWithMails(db, async (tx) => ({
    enquiries: await tx
      .deleteFrom('enquiries')
      .where('email_key', '=', emailKey)
      .returning('id')
      .execute(),
    subscriptions: await tx
      .deleteFrom('subscriptions')
      .where('email_key', '=', emailKey)
      .returning('id')
      .execute(),
  }));
}

/** Removes at most `limit` enquiries from before a time. */
export function removeOld(db: Database, before: string, limit: number): Promise<Removed> {
  return removeWithMails(db, async (tx) => ({
    enquiries: await tx
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
      .execute(),
  }));
}

/** Removes at most `limit` wishes for the newsletter that nobody confirmed since a time. */
export function removeUnconfirmed(db: Database, before: string, limit: number): Promise<Removed> {
  return removeWithMails(db, async (tx) => ({
    subscriptions: await tx
      .deleteFrom('subscriptions')
      .where('id', 'in', (query) =>
        query
          .selectFrom('subscriptions')
          .select('id')
          .where(isUnconfirmed(before))
          .orderBy('id')
          .limit(limit),
      )
      .returning('id')
      .execute(),
  }));
}

/** How many of them there are. */
export async function countUnconfirmed(db: Database, before: string): Promise<number> {
  const row = await db
    .selectFrom('subscriptions')
    .select((query) => query.fn.countAll<number | string>().as('count'))
    .where(isUnconfirmed(before))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function isUnconfirmed(before: string) {
  return (query: ExpressionBuilder<Tables, 'subscriptions'>) =>
    query.and([query('state', '=', 'pending'), query('consented_at', '<', before)]);
}

type Rows = { enquiries?: { id: string }[]; subscriptions?: { id: string }[] };

/** In one transaction: what `remove` takes, and the mails and tokens that belong to it. */
function removeWithMails(db: Database, remove: (tx: Database) => Promise<Rows>): Promise<Removed> {
  return db.transaction().execute(async (tx) => {
    const { enquiries = [], subscriptions = [] } = await remove(tx);
    const subjects = [...enquiries, ...subscriptions].map(({ id }) => id);
    const mailIds = await removeMailsAndTokens(tx, subjects);
    return { enquiries: enquiries.length, subscriptions: subscriptions.length, mailIds };
  });
}

async function removeMailsAndTokens(db: Database, subjects: readonly string[]): Promise<string[]> {
  if (subjects.length === 0) return [];
  const mails = await db
    .deleteFrom('outbox')
    .where('subject_id', 'in', subjects)
    .returning('id')
    .execute();
  await db.deleteFrom('subscription_tokens').where('subscription_id', 'in', subjects).execute();
  return mails.map(({ id }) => id);
}
