import type { ExpressionBuilder } from 'kysely';
import { newId } from './new-id.ts';
import type { Database, MailKind, OutboxRow, Tables, Transaction } from './tables.ts';

/** What an email is about. Its text is composed from this when it is sent. */
export type MailAbout =
  | { kind: 'owner-enquiry' | 'acknowledgement'; enquiryId: string }
  | { kind: 'confirm-subscription' | 'welcome-subscriber'; subscriptionId: string }
  | { kind: 'quarantine'; day: string };

/** Emails to the owner's address. */
export const ownersKinds: ReadonlySet<MailKind> = new Set(['owner-enquiry', 'quarantine']);

export function mailAbout({ kind, subject_id: id }: OutboxRow): MailAbout {
  switch (kind) {
    case 'owner-enquiry':
    case 'acknowledgement':
      return { kind, enquiryId: id };
    case 'confirm-subscription':
    case 'welcome-subscriber':
      return { kind, subscriptionId: id };
    case 'quarantine':
      return { kind, day: id };
  }
}

/** Adds emails to the outbox, with what they are about. */
export async function addMails(
  tx: Transaction,
  mails: readonly MailAbout[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((about) => newOutboxRow(newId(now), about, now));
  await tx.insertInto('outbox').values(rows).execute();
}

/** Adds an email to be sent later, unless its id is already in the outbox. */
export async function addMailOnce(
  tx: Transaction,
  { id, about, dueAt }: { id: string; about: MailAbout; dueAt: Date },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values(newOutboxRow(id, about, dueAt))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * The row of a new email. `created_at` is the due time, because the email isn't waiting before
 * then.
 */
export function newOutboxRow(id: string, about: MailAbout, dueAt: Date): OutboxRow {
  const at = dueAt.toISOString();
  return {
    id,
    kind: about.kind,
    subject_id: subjectId(about),
    state: 'due',
    attempts: 0,
    due_at: at,
    trying_since: at,
    leased_until: null,
    leased_by: null,
    last_error: null,
    created_at: at,
    sent_at: null,
  };
}

function subjectId(about: MailAbout): string {
  if ('enquiryId' in about) return about.enquiryId;
  return 'day' in about ? about.day : about.subscriptionId;
}

export type Lease = { by: string; now: Date; until: Date; limit: number };

/** An email that is due later than this was stored while the clock was ahead. */
const furthestMs = 2 * 60 * 60 * 1000;
/** Notices of a day's quarantine are due the next day. */
const furthestNoticeMs = 48 * 60 * 60 * 1000;

/**
 * Leases due emails to one worker, the owner's first, so that slow recipients of acknowledgements
 * don't keep the owner from hearing of an enquiry.
 */
export async function leaseMails(db: Database, lease: Lease): Promise<OutboxRow[]> {
  const owners = await leaseKinds(db, lease, 'in');
  const limit = lease.limit - owners.length;
  if (limit === 0) return owners;
  return [...owners, ...(await leaseKinds(db, { ...lease, limit }, 'not in'))];
}

/**
 * The update repeats the condition: if two workers choose the same row, the second waits and then
 * finds it taken. The index on states contains every waiting email, so `coalesce` keeps the database
 * from using it for the repeated condition.
 */
async function leaseKinds(
  db: Database,
  lease: Lease,
  whose: 'in' | 'not in',
): Promise<OutboxRow[]> {
  const now = lease.now.toISOString();
  const absurd = new Date(lease.now.getTime() + furthestMs).toISOString();
  const absurdNotice = new Date(lease.now.getTime() + furthestNoticeMs).toISOString();
  const isFree = (free: ExpressionBuilder<Tables, 'outbox'>) =>
    free.or([
      free('leased_until', 'is', null),
      free('leased_until', '<=', now),
      free('leased_until', '>', absurd),
    ]);
  return db
    .updateTable('outbox')
    .set({ leased_by: lease.by, leased_until: lease.until.toISOString() })
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'due')
        .where('kind', whose, [...ownersKinds])
        .where((due) =>
          due.or([
            due('due_at', '<=', now),
            due.and([due('due_at', '>', absurd), due('kind', '!=', 'quarantine')]),
            due('due_at', '>', absurdNotice),
          ]),
        )
        .where(isFree)
        .orderBy('due_at')
        .limit(lease.limit),
    )
    .where(({ fn, ref, val }) => fn.coalesce(ref('state'), val('')), '=', 'due')
    .where(isFree)
    .returningAll()
    .execute();
}

/** Marks emails as sent, even if another worker has leased them since. */
export async function markSent(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: 'sent',
      sent_at: now.toISOString(),
      leased_by: null,
      leased_until: null,
      last_error: null,
    })
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('state', '!=', 'sent')
    .execute();
}

export type Failure = { state: 'due' | 'dead'; dueAt: Date; tryingSince: Date; error: string };

export async function markFailed(
  db: Database,
  id: string,
  by: string,
  failure: Failure,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: failure.state,
      due_at: failure.dueAt.toISOString(),
      trying_since: failure.tryingSince.toISOString(),
      last_error: failure.error,
      leased_by: null,
      leased_until: null,
    })
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .execute();
}

/** Gives back the emails that a worker has leased and not sent. */
export async function releaseLeases(db: Database, by: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_by: null, leased_until: null })
    .where('leased_by', '=', by)
    .where('state', '=', 'due')
    .execute();
}

/** Deletes an email that is no longer needed. */
export async function dropMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes dead emails; returns their ids. */
export async function dropDead(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('outbox')
    .where('state', '=', 'dead')
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Queues dead emails again, all of them if no ids are given; returns their ids. `created_at` stays,
 * because doctor reports how long people have been waiting.
 */
export async function retryDead(
  db: Database,
  ids: readonly string[] | null,
  now: Date,
): Promise<string[]> {
  const at = now.toISOString();
  let query = db
    .updateTable('outbox')
    .set({ state: 'due', attempts: 0, due_at: at, trying_since: at, last_error: null })
    .where('state', '=', 'dead');
  if (ids) query = query.where('id', 'in', ids);
  const rows = await query.returning('id').execute();
  return rows.map(({ id }) => id);
}
