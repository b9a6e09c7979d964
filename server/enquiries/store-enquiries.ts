import { enquiryMails } from '../mail/enquiry-messages.ts';
import { quarantineMail } from '../mail/quarantine-message.ts';
import { findDedupeKeys, insertEnquiries } from '../store/enquiry-store.ts';
import { addMailOnce, addMails } from '../store/outbox-store.ts';
import type { EnquiryRow, Transaction } from '../store/tables.ts';
import type { DedupeKeys } from './dedupe-keys.ts';
import type { ReferenceOf } from './reference.ts';
import { releaseRepeated } from './release-repeated.ts';

/** An enquiry that has no reference yet. */
export type Draft = {
  keys: DedupeKeys;
  isAcknowledged: boolean;
  arrivedAt: Date;
  toRow: (reference: string) => EnquiryRow;
};

/** An enquiry's reference, whether it is new, and whether this draft queued its emails. */
export type Stored = { reference: string; isNew: boolean; isQueued: boolean };

type Outcomes = Map<Draft, Stored>;

/**
 * Stores enquiries and their emails in a few shared statements, so that many cost little more than
 * one. Quarantined enquiries share one email a day. An enquiry that was sent before gets the same
 * reference, and leaves quarantine if it is no longer suspicious. Results are in input order.
 */
export async function storeEnquiries(
  tx: Transaction,
  drafts: readonly Draft[],
  now: Date,
  referenceOf: ReferenceOf,
): Promise<Stored[]> {
  const firsts = firstOfEach(drafts);
  const outcomes: Outcomes = new Map();
  let open = [...new Set(firsts.values())];
  // A reference is a hash of the dedupe key and the attempt (reference.ts), so looking up the
  // reference also finds an earlier copy of the same enquiry, and no second index is needed. If a
  // different enquiry has that reference, the next attempt gives another one.
  for (let attempt = 0; open.length > 0; attempt += 1) {
    const referenceNow = (key: string) => referenceOf(key, attempt);
    open = await withoutKnown(tx, open, referenceNow, outcomes);
    open = await insertNew(tx, open, referenceNow, now, outcomes);
    // A draft isn't inserted if the same enquiry has been stored in the meantime, or if a different
    // one has this reference.
    open = await withoutKnown(tx, open, referenceNow, outcomes);
  }
  const stored = drafts.map((draft): [Draft, Stored] => {
    const first = firsts.get(draft) ?? draft;
    const outcome = outcomes.get(first);
    if (!outcome) throw new Error('An enquiry was left without its reference.');
    return [draft, first === draft ? outcome : { ...outcome, isNew: false, isQueued: false }];
  });
  const released = await releaseRepeated(tx, stored, now);
  // Added after all rows, so that two processes can't deadlock.
  for (const day of daysQuarantined(outcomes)) await addMailOnce(tx, quarantineMail(day));
  return stored.map(([draft, outcome]) =>
    released.has(draft) ? { ...outcome, isQueued: true } : outcome,
  );
}

function daysQuarantined(outcomes: Outcomes): string[] {
  const quarantined = [...outcomes].filter(([, { isNew, isQueued }]) => isNew && !isQueued);
  const days = quarantined.map(([{ arrivedAt }]) => arrivedAt.toISOString().slice(0, 10));
  return [...new Set(days)].toSorted();
}

/** Maps each draft to the first draft of the same enquiry, usually itself. */
function firstOfEach(drafts: readonly Draft[]): Map<Draft, Draft> {
  const firstWith = new Map<string, Draft>();
  return new Map(
    drafts.map((draft) => {
      const known = draft.keys.all.find((key) => firstWith.has(key)) ?? '';
      const first = firstWith.get(known) ?? draft;
      firstWith.set(draft.keys.own, first);
      return [draft, first];
    }),
  );
}

/** Records the drafts that are already in the store and returns the others. */
async function withoutKnown(
  tx: Transaction,
  drafts: readonly Draft[],
  referenceNow: (key: string) => string,
  outcomes: Outcomes,
): Promise<Draft[]> {
  if (drafts.length === 0) return [];
  const references = new Map(
    drafts.flatMap(({ keys }) => keys.all.map((key) => [key, referenceNow(key)])),
  );
  const rows = await findDedupeKeys(tx, [...references.values()]);
  const stored = new Set(rows.map((row) => row.dedupe_key));
  return drafts.filter((draft) => {
    const reference = references.get(draft.keys.all.find((key) => stored.has(key)) ?? '');
    if (reference) outcomes.set(draft, { reference, isNew: false, isQueued: false });
    return !reference;
  });
}

/** Inserts the drafts whose reference is free, with their emails, and returns the others. */
async function insertNew(
  tx: Transaction,
  drafts: readonly Draft[],
  referenceNow: (key: string) => string,
  now: Date,
  outcomes: Outcomes,
): Promise<Draft[]> {
  const rows = drafts.map((draft) => draft.toRow(referenceNow(draft.keys.own)));
  const inserted = await insertEnquiries(tx, rows);
  const mails = rows.flatMap(({ id, state }, at) =>
    state === 'inbox' && inserted.has(id) ? enquiryMails(id, drafts[at]?.isAcknowledged) : [],
  );
  await addMails(tx, mails, now);
  return drafts.filter((draft, at) => {
    const row = rows[at];
    if (!row || !inserted.has(row.id)) return true;
    outcomes.set(draft, {
      reference: row.reference,
      isNew: true,
      isQueued: row.state === 'inbox',
    });
    return false;
  });
}
