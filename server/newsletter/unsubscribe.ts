import { hashToken } from '../mail/token.ts';
import { findByToken, markUnsubscribed } from '../store/subscription-store.ts';
import type { Database } from '../store/tables.ts';
import type { NewsletterDeps } from './subscribe.ts';

/** Ends the token's subscription. Returns whether the token is valid. */
export async function unsubscribe(deps: NewsletterDeps, token: string): Promise<boolean> {
  const now = deps.now();
  const find = (db: Database) => findByToken(db, hashToken(token), 'unsubscribe', now);
  // A flood of wrong tokens must not take the write lock.
  if ((await find(deps.db)) === null) return false;
  return deps.db.transaction().execute(async (tx) => {
    const id = await find(tx);
    if (id === null) return false;
    await markUnsubscribed(tx, id, now);
    return true;
  });
}
