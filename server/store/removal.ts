import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { addressKey } from '../../contract/email-address.ts';
import type { Database, Tables } from './tables.ts';

export type Removed = { enquiries: number; subscriptions: number };

/** Removes what else is kept of these mails. If it throws, no row is removed, and all can be repeated. */
export type ForgetMails = (mailIds: readonly string[]) => Promise<void>;

/** Removes everything about an address. */
export function removePerson(
  db: Database,
  address: string,
  forget: ForgetMails,
): Promise<Removed> {
  return removeWithMails(db, forget, async (tx) => ({
    enquiries: await tx
      .deleteFrom('enquiries')
      .where('email_key', '=', addressKey(address))
      .returning('id')
      .execute(),
    subscriptions: await tx
      .deleteFrom('subscriptions')
      .where('email_key', '=', addressKey(address))
      .returning('id')
      .execute(),
  }));
}

/** Removes at most `limit` enquiries from before a time. */
export function removeOld(
  db: Database,
  before: string,
  limit: number,
  forget: ForgetMails,
): Promise<Removed> {
  return removeWithMails(db, forget, async (tx) => ({
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

/** Newsletter addresses that nobody confirmed since one time, or that left before another. */
export type Lapsed = { unconfirmedSince: string; leftBefore: string };

/** Removes at most `limit` of them. */
export function removeLapsed(
  db: Database,
  lapsed: Lapsed,
  limit: number,
  forget: ForgetMails,
): Promise<Removed> {
  return removeWithMails(db, forget, async (tx) => ({
    subscriptions: await tx
      .deleteFrom('subscriptions')
      .where('id', 'in', (query) =>
        query
          .selectFrom('subscriptions')
          .select('id')
          .where(isLapsed(lapsed))
          .orderBy('id')
          .limit(limit),
      )
      .returning('id')
      .execute(),
  }));
}

/** How many of them there are. */
export async function countLapsed(db: Database, lapsed: Lapsed): Promise<number> {
  const row = await db
    .selectFrom('subscriptions')
    .select((query) => query.fn.countAll<number | string>().as('count'))
    .where(isLapsed(lapsed))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function isLapsed({ unconfirmedSince, leftBefore }: Lapsed) {
  return (is: ExpressionBuilder<Tables, 'subscriptions'>): Expression<SqlBool> =>
    is.or([
      is.and([is('state', '=', 'pending'), is('consented_at', '<', unconfirmedSince)]),
      is.and([is('state', '=', 'unsubscribed'), is('unsubscribed_at', '<', leftBefore)]),
    ]);
}

type Rows = { enquiries?: { id: string }[]; subscriptions?: { id: string }[] };

/** In one transaction: what `remove` takes, and the mails and tokens that belong to it. */
function removeWithMails(
  db: Database,
  forget: ForgetMails,
  remove: (tx: Database) => Promise<Rows>,
): Promise<Removed> {
  return db.transaction().execute(async (tx) => {
    const { enquiries = [], subscriptions = [] } = await remove(tx);
    const subjects = [...enquiries, ...subscriptions].map(({ id }) => id);
    await forget(await removeMailsAndTokens(tx, subjects));
    return { enquiries: enquiries.length, subscriptions: subscriptions.length };
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
