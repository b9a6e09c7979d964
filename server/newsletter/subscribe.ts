import { addressKey } from '../../contract/email-address.ts';
import { honeypotField } from '../../contract/field-rules.ts';
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
};

/** An address gets no second confirmation email within this time. */
export const cooldownMs = 15 * 60_000;

/**
 * Records the subscription and queues the confirmation email. The response doesn't reveal whether
 * the address was known: one that is confirmed, or was emailed within the cooldown, gets no email,
 * but its row is updated all the same, so that the response takes the same time. The email waits
 * for the worker's next poll: if the worker were woken, the delay of the next request would reveal
 * that the address was unknown.
 */
export async function subscribe(deps: NewsletterDeps, subscription: Subscription): Promise<void> {
  const now = deps.now();
  const quietUntil = new Date(now.getTime() + cooldownMs);
  // A bot filled in the hidden field: the subscription is stored, but nobody is emailed.
  const isFromRobot = Boolean(subscription[honeypotField]?.trim());
  await deps.db.transaction().execute(async (tx) => {
    const consent = {
      consent_version: subscription.consentVersion ?? null,
      consented_at: now.toISOString(),
    };
    const known = await findSubscription(tx, { email: subscription.email });
    const id = known?.id ?? newId(now);
    const needsEmail = known
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
    if (needsEmail && !isFromRobot) {
      await addMails(tx, [{ kind: 'confirm-subscription', subscriptionId: id }], now);
    } else await recordRequest(tx, id, now);
  });
}
