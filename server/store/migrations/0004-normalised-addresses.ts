import { sql } from 'kysely';
import { addressKey, normaliseAddress } from '../../../contract/email-address.ts';
import type { SubscriptionRow, Transaction } from '../tables.ts';

/**
 * Addresses used to be stored as typed, so one mailbox could have many keys. This uses the current
 * rules on purpose: keys have to match those of new rows.
 */
export async function up(tx: Transaction): Promise<void> {
  const enquiries = await tx
    .selectFrom('enquiries')
    .select(['id', 'email'])
    .where(isNotAscii)
    .execute();
  for (const { id, email } of enquiries) {
    await tx.updateTable('enquiries').set(normalised(email)).where('id', '=', id).execute();
  }
  const subscriptions = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where(isNotAscii)
    .orderBy('id')
    .execute();
  for (const row of subscriptions) await normaliseSubscription(tx, row);
}

const isNotAscii = sql<boolean>`octet_length(email) <> length(email)`;

function normalised(email: string) {
  return { email: normaliseAddress(email) ?? email, email_key: addressKey(email) };
}

async function normaliseSubscription(tx: Transaction, row: SubscriptionRow): Promise<void> {
  const address = normalised(row.email);
  const other = await tx
    .selectFrom('subscriptions')
    .select(['id', 'state'])
    .where('email_key', '=', address.email_key)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other) await mergeInto(tx, row, other);
  else await tx.updateTable('subscriptions').set(address).where('id', '=', row.id).execute();
}

/**
 * Merges two rows for one mailbox. The one kept is the unsubscribed row, otherwise the confirmed
 * row, otherwise a pending one. The links of both still work.
 */
async function mergeInto(
  tx: Transaction,
  row: SubscriptionRow,
  other: Pick<SubscriptionRow, 'id' | 'state'>,
): Promise<void> {
  const { id, email, email_key, ...facts } = row;
  if (steps.indexOf(row.state) > steps.indexOf(other.state)) {
    await tx.updateTable('subscriptions').set(facts).where('id', '=', other.id).execute();
  }
  await tx
    .updateTable('subscription_tokens')
    .set({ subscription_id: other.id })
    .where('subscription_id', '=', id)
    .execute();
  await tx
    .updateTable('outbox')
    .set({ subject_id: other.id })
    .where('subject_id', '=', id)
    .execute();
  await tx.deleteFrom('subscriptions').where('id', '=', id).execute();
}

const steps: readonly SubscriptionRow['state'][] = ['pending', 'confirmed', 'unsubscribed'];
