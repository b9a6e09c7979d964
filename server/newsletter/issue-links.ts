import { unsubscribeLink } from '../mail/subscription-messages.ts';
import { hashToken, newToken } from '../mail/token.ts';
import { addTokens } from '../store/subscription-store.ts';
import type { Database, SubscriptionRow } from '../store/tables.ts';

export type SubscriberWithLink = SubscriptionRow & { unsubscribe: string };

/**
 * Subscribers, each with their own unsubscribe link for one issue of the newsletter. Links in
 * earlier issues stay valid. Only hashes are stored, and they are on disk before the links are
 * returned.
 */
export async function* withUnsubscribeLinks(
  deps: { db: Database; siteUrl: string },
  batches: AsyncIterable<readonly SubscriptionRow[]>,
): AsyncGenerator<SubscriberWithLink> {
  for await (const rows of batches) yield* await linked(deps, rows);
}

async function linked(
  { db, siteUrl }: { db: Database; siteUrl: string },
  rows: readonly SubscriptionRow[],
): Promise<SubscriberWithLink[]> {
  const pairs = rows.map((row) => ({ row, token: newToken() }));
  await addTokens(
    db,
    pairs.map(({ row, token }) => ({
      token_hash: hashToken(token),
      subscription_id: row.id,
      purpose: 'unsubscribe',
      expires_at: null,
    })),
  );
  return pairs.map(({ row, token }) => ({ ...row, unsubscribe: unsubscribeLink(siteUrl, token) }));
}
