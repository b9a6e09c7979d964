import type { Kysely, Transaction as KyselyTransaction } from 'kysely';

/** Times are ISO 8601 texts in UTC with milliseconds: they sort as they read, on both engines. */
type Time = string;

export type EnquiryState = 'inbox' | 'quarantine';

export type EnquiryRow = {
  /** UUID version 7: sorts by time of arrival. */
  id: string;
  reference: string;
  /** One enquiry for each; the reference follows from it. */
  dedupe_key: string;
  state: EnquiryState;
  /** Spam signals, joined by commas; null when there were none. */
  suspicions: string | null;
  first_name: string;
  last_name: string;
  email: string;
  /** The address in lower case, for looking it up. */
  email_key: string;
  phone: string | null;
  message: string;
  service: string | null;
  package: string | null;
  /** JSON, read by `readStoredPlan` (contract/plan-schemas.ts). */
  plan: string | null;
  origin: string | null;
  consent_version: string | null;
  consented_at: Time | null;
  created_at: Time;
  /** When the staff said that they had answered it. */
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
  /** Which of its kind; `mailAbout` (outbox-store.ts) says what it is. */
  subject_id: string;
  state: 'due' | 'sent' | 'dead';
  attempts: number;
  due_at: Time;
  /** When it first failed, or was queued; five days after the first failure the mail is dead. */
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
  consented_at: Time;
  created_at: Time;
  confirmed_at: Time | null;
  unsubscribed_at: Time | null;
  /** No further confirmation mail before this. */
  quiet_until: Time;
  /** When somebody last asked for it in vain: written so that the answer takes as long as to a new address. */
  asked_at: Time | null;
};

export type TokenRow = {
  /** SHA-256 of the token, in hex. The token itself is only ever in the mail. */
  token_hash: string;
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

/** A connection of Kysely's, for what is one statement: the store, or a transaction on it. */
export type Database = Kysely<Tables>;

/** For statements that hold together or not at all. */
export type Transaction = KyselyTransaction<Tables>;
