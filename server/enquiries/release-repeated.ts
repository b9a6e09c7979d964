import { enquiryMails } from '../mail/enquiry-messages.ts';
import { releaseSuspicious } from '../store/enquiry-state.ts';
import { addMails } from '../store/outbox-store.ts';
import type { Transaction } from '../store/tables.ts';
import type { Draft, Stored } from './store-enquiries.ts';

/**
 * Takes enquiries out of quarantine if they have now been sent without anything suspicious, because
 * the response says that they have arrived. Returns the drafts that queued their emails.
 */
export async function releaseRepeated(
  tx: Transaction,
  stored: readonly (readonly [Draft, Stored])[],
  now: Date,
): Promise<Set<Draft>> {
  const repeats = new Map(
    stored.flatMap(([draft, { reference, isNew }]) =>
      !isNew && draft.toRow(reference).state === 'inbox' ? [[reference, draft] as const] : [],
    ),
  );
  const released = new Set<Draft>();
  for (const { id, reference } of await releaseSuspicious(tx, [...repeats.keys()])) {
    const draft = repeats.get(reference);
    if (!draft) continue;
    await addMails(tx, enquiryMails(id, draft.isAcknowledged), now);
    released.add(draft);
  }
  return released;
}
