import { hashToken } from '../mail/token.ts';
import { findByToken, markUnsubscribed } from '../store/subscription-store.ts';
import type { NewsletterDeps } from './subscribe.ts';

/** Ends the token's subscription. Returns whether the token is valid. */
export async function unsubscribe(deps: NewsletterDeps, token: string): Promise<boolean> {
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    const id = await findByToken(tx, hashToken(token), 'unsubscribe', now);
    if (id === null) return false;
    await markUnsubscribed(tx, id, now);
    return true;
  });
}
