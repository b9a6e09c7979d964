import { addressKey } from '../../contract/email-address.ts';
import { batchSize, readBatches } from './read-batches.ts';
import type { Database, SubscriptionRow, TokenRow, Transaction } from './tables.ts';

export async function findSubscription(
  db: Database,
  where: { id: string } | { email: string },
): Promise<SubscriptionRow | null> {
  const query = db.selectFrom('subscriptions').selectAll();
  const found =
    'id' in where
      ? query.where('id', '=', where.id)
      : query.where('email_key', '=', addressKey(where.email));
  return (await found.executeTakeFirst()) ?? null;
}

/** Confirmed subscriptions one by one, oldest first. */
export async function* readSubscribers(db: Database): AsyncGenerator<SubscriptionRow> {
  for await (const rows of subscriberBatches(db)) yield* rows;
}

export function subscriberBatches(db: Database): AsyncGenerator<SubscriptionRow[]> {
  return readBatches<SubscriptionRow>((after) =>
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('state', '=', 'confirmed')
      .where('id', '>', after?.id ?? '')
      .orderBy('id')
      .limit(batchSize)
      .execute(),
  );
}

/** Returns whether the row was inserted: the same address may have arrived at the same moment. */
export async function insertSubscription(db: Database, row: SubscriptionRow): Promise<boolean> {
  const result = await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Consent = Pick<SubscriptionRow, 'consent_version' | 'consented_at'>;

/**
 * Makes a subscription pending again. Returns false if it is confirmed, or if a confirmation email
 * was requested too recently. A row that is quiet for longer was written while the clock was ahead.
 */
export async function restartConfirmation(
  db: Database,
  id: string,
  consent: Consent,
  now: Date,
  quietUntil: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('subscriptions')
    .set({ state: 'pending', ...consent, quiet_until: quietUntil.toISOString() })
    .where('id', '=', id)
    .where('state', '!=', 'confirmed')
    .where(({ or, eb }) =>
      or([
        eb('quiet_until', '<=', now.toISOString()),
        eb('quiet_until', '>', quietUntil.toISOString()),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a request that causes no email. */
export async function recordRequest(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ asked_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the subscription was waiting for confirmation. */
export async function markConfirmed(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('subscriptions')
    .set({ state: 'confirmed', confirmed_at: now.toISOString(), unsubscribed_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the subscription and deletes every link that could restart it. */
export async function markUnsubscribed(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ state: 'unsubscribed', unsubscribed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .execute();
  await tx
    .deleteFrom('subscription_tokens')
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'confirm')
    .execute();
}

export async function addTokens(db: Database, rows: readonly TokenRow[]): Promise<void> {
  await db.insertInto('subscription_tokens').values(rows).execute();
}

/** The subscription that an unexpired token belongs to. */
export async function findByToken(
  db: Database,
  tokenHash: string,
  purpose: TokenRow['purpose'],
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('subscription_tokens')
    .select(['subscription_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return null;
  const isExpired = row.expires_at !== null && row.expires_at <= now.toISOString();
  return isExpired ? null : row.subscription_id;
}

/** Removes expired tokens. */
export async function removeExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('subscription_tokens').where('expires_at', '<=', now.toISOString()).execute();
}
