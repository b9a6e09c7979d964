import { sql } from 'kysely';
import type { Transaction } from '../tables.ts';

export async function up(tx: Transaction): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

const statements = [
  `create table enquiries (
    id text primary key,
    reference text not null unique,
    dedupe_key text not null,
    state text not null check (state in ('inbox', 'quarantine')),
    suspicions text,
    first_name text not null,
    last_name text not null,
    email text not null,
    email_key text not null,
    phone text,
    message text not null,
    service text,
    package text,
    page text,
    origin text,
    consent_version text,
    consented_at text,
    created_at text not null
  )`,
  `create table outbox (
    id text primary key,
    kind text not null,
    subject_id text not null,
    state text not null check (state in ('due', 'sent', 'dead')),
    attempts integer not null,
    due_at text not null,
    trying_since text not null,
    leased_until text,
    leased_by text,
    last_error text,
    created_at text not null,
    sent_at text
  )`,
  'create index outbox_by_state on outbox (state, due_at)',
  'create index outbox_by_subject on outbox (subject_id)',
  `create table subscriptions (
    id text primary key,
    email text not null,
    email_key text not null unique,
    state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
    page text,
    consent_version text,
    consented_at text not null,
    created_at text not null,
    confirmed_at text,
    unsubscribed_at text,
    quiet_until text not null
  )`,
  `create table subscription_tokens (
    token_hash text primary key,
    subscription_id text not null,
    purpose text not null check (purpose in ('confirm', 'unsubscribe')),
    expires_at text
  )`,
  'create index subscription_tokens_by_subscription on subscription_tokens (subscription_id)',
  'create table settings (name text primary key, value text not null)',
];
