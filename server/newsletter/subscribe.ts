import { addressKey } from '../../contract/email-address.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { newId } from '../store/new-id.ts';
import { addMails } from '../store/outbox-store.ts';
import {
  findSubscription,
  insertSubscription,
  recordRequest,
  restartConfirmation,
} from '../store/subscription-store.ts';
import type { Database } from '../store/tables.ts';

export type NewsletterDeps = {
  db: Database;
  now: () => Date;
  onMailQueued: () => void;
};

/** No second confirmation mail to an address before this. */
export const cooldownMs = 15 * 60_000;

/**
 * Remembers the subscription and queues the mail that asks to confirm it. Nothing in the outcome tells
 * whether the address was known: a confirmed one and one asked a moment ago get no mail, and the disk
 * is waited for all the same.
 */
export async function subscribe(deps: NewsletterDeps, subscription: Subscription): Promise<void> {
  const now = deps.now();
  const quietUntil = new Date(now.getTime() + cooldownMs);
  // A machine filled the field that people do not see: kept, but nobody is written to.
  const isFromRobot = Boolean(subscription.website?.trim());
  const isQueued = await deps.db.transaction().execute(async (tx) => {
    const consent = {
      consent_version: subscription.consentVersion ?? null,
      consented_at: now.toISOString(),
    };
    const known = await findSubscription(tx, { email: subscription.email });
    const id = known?.id ?? newId(now);
    const isAsked = known
      ? !isFromRobot && (await restartConfirmation(tx, id, consent, now, quietUntil))
      : await insertSubscription(tx, {
          id,
          email: subscription.email,
          email_key: addressKey(subscription.email),
          state: 'pending',
          ...consent,
          created_at: now.toISOString(),
          confirmed_at: null,
          unsubscribed_at: null,
          quiet_until: (isFromRobot ? now : quietUntil).toISOString(),
          asked_at: null,
        });
    const isWrittenTo = isAsked && !isFromRobot;
    if (isWrittenTo) {
      await addMails(tx, [{ kind: 'confirm-subscription', subscriptionId: id }], now);
    } else await recordRequest(tx, id, now);
    return isWrittenTo;
  });
  if (isQueued) deps.onMailQueued();
}
