import { setTimeout as sleep } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { addressKey } from '../../contract/email-address.ts';
import { batchesOf, batchSize } from './read-batches.ts';
import type { Database, Tables, Transaction } from './tables.ts';

export type Removal = {
  now: () => Date;
  /**
   * Deletes these emails' files. If it throws, no row is removed, so the removal can be repeated.
   */
  removeFiles: (mailIds: readonly string[]) => Promise<void>;
};

/** Removes everything about an address. */
export async function removePerson(
  db: Database,
  address: string,
  removal: Removal,
): Promise<{ enquiries: number; subscriptions: number }> {
  const key = addressKey(address);
  // Read outside the transactions, so that nothing waits while a million rows are scanned.
  const [enquiries, subscriptions] = await Promise.all([
    db.selectFrom('enquiries').select('id').where('email_key', '=', key).execute(),
    db.selectFrom('subscriptions').select('id').where('email_key', '=', key).execute(),
  ]);
  let removed = 0;
  // One transaction per batch: enquiries that arrive meanwhile wait for one batch at most.
  for (const batch of batchesOf(ids(enquiries))) {
    removed += await removeEnquiries(db, batch, removal);
  }
  return {
    enquiries: removed,
    subscriptions: await removeSubscriptions(db, subscriptions, removal),
  };
}

/** Removes a batch of enquiries older than a given time; returns how many. */
export async function removeOld(db: Database, before: string, removal: Removal): Promise<number> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return removeEnquiries(db, ids(rows), removal);
}

/** Newsletter addresses that have been unconfirmed or unsubscribed since before these times. */
export type Lapsed = { unconfirmedSince: string; leftBefore: string };

/** Removes a batch of lapsed addresses; returns how many. */
export async function removeLapsed(
  db: Database,
  lapsed: Lapsed,
  removal: Removal,
): Promise<number> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where(isLapsed(lapsed))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return removeSubscriptions(db, rows, removal, lapsed);
}

/** The number of lapsed addresses. */
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

type Ids = readonly { id: string }[];

async function removeEnquiries(db: Database, batch: string[], removal: Removal): Promise<number> {
  if (batch.length === 0) return 0;
  return betweenEmails(db, async (tx) => {
    const query = tx.deleteFrom('enquiries').where('id', 'in', batch);
    const removed = await query.returning('id').execute();
    await removeMails(tx, removed, removal);
    return removed.length;
  });
}

/**
 * With `lapsed`, only removes addresses that are still lapsed: somebody may just have confirmed.
 */
async function removeSubscriptions(
  db: Database,
  rows: Ids,
  removal: Removal,
  lapsed?: Lapsed,
): Promise<number> {
  if (rows.length === 0) return 0;
  return betweenEmails(db, async (tx) => {
    let query = tx.deleteFrom('subscriptions').where('id', 'in', ids(rows));
    if (lapsed) query = query.where(isLapsed(lapsed));
    const removed = await query.returning('id').execute();
    if (removed.length === 0) return 0;
    const tokens = tx.deleteFrom('subscription_tokens');
    await tokens.where('subscription_id', 'in', ids(removed)).execute();
    await removeMails(tx, removed, removal);
    return removed.length;
  });
}

/**
 * The daily email about quarantine isn't about an enquiry. It is kept, because it only contains a
 * date and a count.
 */
async function removeMails(
  tx: Transaction,
  subjects: Ids,
  { now, removeFiles }: Removal,
): Promise<void> {
  if (subjects.length === 0) return;
  const query = tx.deleteFrom('outbox').where('subject_id', 'in', ids(subjects));
  const mails = await query.returning(['id', 'leased_until']).execute();
  const time = now().toISOString();
  if (mails.some(({ leased_until: until }) => until !== null && until > time)) {
    throw new EmailBeingSent();
  }
  await removeFiles(ids(mails));
}

class EmailBeingSent extends Error {
  override name = 'EmailBeingSent';
  override message = 'an email about it is still being sent. Run the command again.';
}

/** Longer than a lease (server/mail/worker.ts), which a killed server leaves behind. */
const waitAtMostMs = 150_000;
const pauseMs = 200;

/** Retries while an email is being sent; otherwise its file could outlive the rows it is about. */
async function betweenEmails<T>(db: Database, remove: (tx: Transaction) => Promise<T>): Promise<T> {
  const deadline = performance.now() + waitAtMostMs;
  for (;;) {
    try {
      return await db.transaction().execute(remove);
    } catch (error) {
      if (!(error instanceof EmailBeingSent) || performance.now() > deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

function ids(rows: Ids): string[] {
  return rows.map(({ id }) => id);
}
