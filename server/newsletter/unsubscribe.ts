import { hashToken } from '../mail/token.ts';
import { findByToken, markUnsubscribed } from '../store/subscription-store.ts';
import type { NewsletterDeps } from './subscribe.ts';

/** Ends the token's subscription. Returns whether the token is valid. */
export async function unsubscribe(deps: NewsletterDeps, token: string): Promise<boolean> {
  const now = deps.now();
  // Outside the transaction: a flood of wrong tokens must not take the write lock.
  const id = await findByToken(deps.db, hashToken(token), 'unsubscribe', now);
  if (id === null) return false;
  await deps.db.transaction().execute((tx) => markUnsubscribed(tx, id, now));
  return true;
}
