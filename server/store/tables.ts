import type { Kysely, Transaction as KyselyTransaction } from 'kysely';

/** ISO 8601 strings in UTC with milliseconds: they sort by time, on both engines. */
type Time = string;

export type EnquiryState = 'inbox' | 'quarantine';

export type EnquiryRow = {
  /** UUID version 7: sorts by time of arrival. */
  id: string;
  reference: string;
  /** Unique to each enquiry; the reference is derived from it. */
  dedupe_key: string;
  state: EnquiryState;
  /** Spam signals separated by commas; null if there were none. */
  suspicions: string | null;
  first_name: string;
  last_name: string;
  email: string;
  /** The normalised address, for lookups. */
  email_key: string;
  phone: string | null;
  message: string;
  /** Chosen in the form, or copied from a plan with a single line. */
  service: string | null;
  package: string | null;
  /** JSON, read by `readStoredPlan` (contract/plan-schemas.ts). */
  plan: string | null;
  consent_version: string | null;
  consented_at: Time | null;
  created_at: Time;
  /** When staff marked it as answered. */
  answered_at: Time | null;
};

export type MailKind =
  | 'owner-enquiry'
  | 'acknowledgement'
  | 'quarantine'
  | 'confirm-subscription'
  | 'welcome-subscriber';

export type OutboxRow = {
  id: string;
  kind: MailKind;
  /** The enquiry, subscription or day it is about; see `mailAbout` (outbox-store.ts). */
  subject_id: string;
  state: 'due' | 'sent' | 'dead';
  attempts: number;
  due_at: Time;
  /**
   * When sending first failed, or until then, when it was queued; see `nextAttempt` (backoff.ts).
   */
  trying_since: Time;
  leased_until: Time | null;
  leased_by: string | null;
  last_error: string | null;
  created_at: Time;
  sent_at: Time | null;
};

export type SubscriptionRow = {
  id: string;
  email: string;
  email_key: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  consent_version: string | null;
  /** When it was last requested with effect, with or without a version of the consent text. */
  consented_at: Time;
  created_at: Time;
  confirmed_at: Time | null;
  unsubscribed_at: Time | null;
  /** No further confirmation email is sent before this. */
  quiet_until: Time;
  /**
   * When it was last requested without an email being sent. Written so that the response takes as
   * long as for a new address.
   */
  asked_at: Time | null;
};

export type TokenRow = {
  /** SHA-256 of the token, in hex. The token itself is only in the email or the exported list. */
  token_hash: string;
  /** No foreign key, as in the outbox: `removal.ts` deletes what belongs to a row. */
  subscription_id: string;
  purpose: 'confirm' | 'unsubscribe';
  expires_at: Time | null;
};

export type SettingRow = { name: string; value: string };

export type Tables = {
  enquiries: EnquiryRow;
  outbox: OutboxRow;
  subscriptions: SubscriptionRow;
  subscription_tokens: TokenRow;
  settings: SettingRow;
};

/** A Kysely connection for single statements: the store, or a transaction on it. */
export type Database = Kysely<Tables>;

/** For statements that succeed or fail together. */
export type Transaction = KyselyTransaction<Tables>;
