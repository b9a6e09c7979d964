import { hashToken } from '../mail/token.ts';
import { addMails } from '../store/outbox-store.ts';
import { findByToken, markConfirmed } from '../store/subscription-store.ts';
import type { NewsletterDeps } from './subscribe.ts';

/** Returns whether the token is valid. Confirming again changes nothing and sends no email. */
export async function confirmSubscription(deps: NewsletterDeps, token: string): Promise<boolean> {
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    const id = await findByToken(tx, hashToken(token), 'confirm', now);
    if (id === null) return false;
    const isNew = await markConfirmed(tx, id, now);
    if (isNew) await addMails(tx, [{ kind: 'welcome-subscriber', subscriptionId: id }], now);
    return true;
  });
}
