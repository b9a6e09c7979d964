import { addressKey } from '../../contract/email-address.ts';
import type { Enquiry } from '../../contract/enquiry.ts';
import type { Catalogue } from '../../contract/plan.ts';
import type { PlanOffer, StoredPlan } from '../../contract/plan-schemas.ts';
import { newId } from '../store/new-id.ts';
import type { EnquiryRow } from '../store/tables.ts';
import { dedupeKeys, textDigest } from './dedupe-keys.ts';
import { chosenOf, planOfEnquiry } from './plan-of-enquiry.ts';
import type { RepeatTracker } from './repeat-tracker.ts';
import { type FormAge, spamSignals, writtenText } from './spam-signals.ts';
import type { Draft, Stored } from './store-enquiries.ts';

export type EnquiryDeps = {
  /** Stores the draft and its emails in one transaction; resolves when they are on disk. */
  commit: (draft: Draft) => Promise<Stored>;
  now: () => Date;
  repeats: RepeatTracker;
  /** What can be ordered now, with prices. */
  catalogue: () => Catalogue;
  offers: () => readonly PlanOffer[];
  /** Called after the commit if there is an email to send. */
  onMailQueued: () => void;
};

export type Submission = {
  enquiry: Enquiry;
  formAge: FormAge;
  /** Whether the sender gets an email too, not only the owner. */
  isAcknowledged: boolean;
};

/**
 * Stores the enquiry and its emails in one transaction, and returns once they are on disk. An
 * enquiry that was sent before gets the same reference. A suspicious one goes to quarantine without
 * emails, but gets the same response. If the store throws, nothing was stored, unless only the
 * response to the commit was lost. Either way, it is safe to send the enquiry again.
 */
export async function submitEnquiry(deps: EnquiryDeps, submission: Submission): Promise<Stored> {
  const { enquiry, isAcknowledged } = submission;
  const now = deps.now();
  const keys = dedupeKeys(enquiry, now);
  const plan = planOfEnquiry(enquiry, deps.catalogue(), deps.offers());
  const text = writtenText(enquiry, plan);
  // One office may order several things with the same message.
  const isKnown = plan?.leftOut.every(({ reason }) => reason !== 'unknown') ?? false;
  const ordered = isKnown ? (plan?.lines ?? []).map(({ item }) => item) : [];
  const sender = deps.repeats.enter(
    textDigest([text, ...ordered.toSorted()].join('\n')),
    keys,
    now,
  );
  let stored: Stored | undefined;
  try {
    // Called inside the transaction, once for each reference tried. Only then is it known how many
    // of the same messages are in flight.
    const toRow = (reference: string) => {
      const isRepeated = deps.repeats.isRepeated(sender);
      return newRow(submission, { dedupeKey: keys.own, reference, now, plan, text, isRepeated });
    };
    stored = await deps.commit({ keys, isAcknowledged, arrivedAt: now, toRow });
  } finally {
    // One that is released from quarantine counts, as a new one does.
    deps.repeats.leave(sender, (stored?.isNew || stored?.isQueued) ?? false);
  }
  if (stored.isQueued) deps.onMailQueued();
  return stored;
}

type RowFacts = {
  dedupeKey: string;
  reference: string;
  now: Date;
  plan: StoredPlan | null;
  text: string;
  isRepeated: boolean;
};

function newRow(
  { enquiry, formAge }: Submission,
  { dedupeKey, reference, now, plan, text, isRepeated }: RowFacts,
): EnquiryRow {
  const signals = spamSignals({ enquiry, text, formAge, isRepeated });
  const chosen = chosenOf(enquiry, plan);
  return {
    id: newId(now),
    reference,
    dedupe_key: dedupeKey,
    state: signals.length > 0 ? 'quarantine' : 'inbox',
    suspicions: signals.join(',') || null,
    first_name: enquiry.firstName,
    last_name: enquiry.lastName,
    email: enquiry.email,
    email_key: addressKey(enquiry.email),
    phone: enquiry.phone || null,
    message: enquiry.message,
    service: chosen.service || null,
    package: chosen.package || null,
    plan: plan && JSON.stringify(plan),
    consent_version: enquiry.consentVersion ?? null,
    consented_at: enquiry.consentVersion ? now.toISOString() : null,
    created_at: now.toISOString(),
    answered_at: null,
  };
}
