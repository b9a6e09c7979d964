import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorMessage } from '../error-message.ts';
import {
  dropMail,
  leaseMails,
  markFailed,
  markSent,
  ownersKinds,
  releaseLeases,
} from '../store/outbox-store.ts';
import { isStoreDown } from '../store/store-error.ts';
import type { Database, OutboxRow } from '../store/tables.ts';
import { nextAttempt } from './backoff.ts';
import { type Mail, RecipientRejected, type Transport } from './mail.ts';
import type { MakeMail } from './make-mail.ts';
import { redactAddresses } from './redact-addresses.ts';

export const leaseMs = 120_000;
const pollMs = 1000;
const batch = 25;
/**
 * How often emails are marked as sent. Each marking waits for the disk, so several share one. After
 * a crash, those not yet marked are sent again.
 */
const markEveryMs = 1000;
/** The pause between emails while enquiries wait for the disk: storing them comes first. */
const pauseDuringIntakeMs = 200;

export type WorkerDeps = {
  db: Database;
  transport: Transport;
  makeMail: MakeMail;
  now: () => Date;
  log: Logger;
  /** Unique among workers. */
  name: string;
  isIntakeBusy: () => boolean;
};

export type Worker = {
  /** Starts it, or makes it look for due emails now, unless it is already sending. */
  wake: () => void;
  /** Finishes the current email and releases the others for the next start. */
  stop: () => Promise<void>;
  /** Sends everything that is due now; returns the number of emails tried. */
  sendDue: () => Promise<number>;
};

export function createWorker(deps: WorkerDeps): Worker {
  let isStopping = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  /**
   * Emails sent but not yet marked as such. Kept if the store fails, so that none is sent again.
   */
  let sent: string[] = [];

  async function mark(): Promise<void> {
    const marking = sent;
    sent = [];
    try {
      if (marking.length > 0) await markSent(deps.db, marking, deps.now());
    } catch (error) {
      sent.push(...marking);
      throw error;
    }
  }

  /**
   * Marks sent emails before giving back leases; otherwise another worker would send them again.
   */
  async function giveBack(): Promise<void> {
    await mark();
    await releaseLeases(deps.db, deps.name);
  }

  async function sendDue(): Promise<number> {
    await mark();
    let tried = 0;
    while (!isStopping) {
      const now = deps.now();
      const until = new Date(now.getTime() + leaseMs);
      const lease = { by: deps.name, now, until, limit: batch };
      const jobs = await leaseMails(deps.db, lease);
      if (jobs.length === 0) break;
      // Once a lease has run out, its emails may belong to another worker. Half of it is a safety
      // margin.
      const isOver = () => isStopping || deps.now().getTime() >= until.getTime() - leaseMs / 2;
      const triedNow = await sendBatch(jobs, isOver);
      tried += triedNow;
      if (triedNow < jobs.length) await giveBack();
    }
    return tried;
  }

  async function sendBatch(jobs: readonly OutboxRow[], isOver: () => boolean): Promise<number> {
    let tried = 0;
    let markedAt = performance.now();
    for (const job of jobs) {
      if (isOver()) break;
      const outcome = await sendOne(deps, job, isOver);
      if (outcome === 'late') break;
      if (outcome === 'sent') sent.push(job.id);
      tried += 1;
      if (performance.now() - markedAt < markEveryMs) continue;
      await mark();
      markedAt = performance.now();
    }
    await mark();
    return tried;
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (!isStopping) timer = setTimeout(tick, delay);
  }

  function tick(): void {
    if (running) return;
    running = round().finally(() => {
      running = null;
      schedule(pollMs);
    });
  }

  /** Logs once when the store fails, and once when it works again. */
  async function round(): Promise<void> {
    try {
      await sendDue();
      if (isFailing) deps.log.info('the outbox can be read and written again');
      isFailing = false;
    } catch (error) {
      if (!isFailing) {
        deps.log.warn({ reason: reasonOf(error) }, 'the outbox cannot be read or written');
      }
      isFailing = true;
      await giveBack().catch(() => {});
    }
  }

  return {
    wake: () => schedule(0),
    sendDue,
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      // An email that hangs must not keep the others from being marked before the process ends.
      await mark().catch(() => {});
      await running;
      await giveBack().catch(() => {});
    },
  };
}

/**
 * What became of an email. The caller marks those sent; `dropped` and `failed` are already
 * recorded.
 */
type Outcome = 'sent' | 'dropped' | 'failed' | 'late';

/**
 * Composes an email and sends it unless `isOver` by then. Throws if the store can't be used,
 * because that doesn't count as a failed attempt.
 */
async function sendOne(deps: WorkerDeps, job: OutboxRow, isOver: () => boolean): Promise<Outcome> {
  if (deps.isIntakeBusy()) await sleep(pauseDuringIntakeMs);
  let mail: Mail | null;
  try {
    mail = await deps.makeMail(job, deps.now());
  } catch (error) {
    if (isStoreDown(error)) throw error;
    return recordFailure(deps, job, error);
  }
  if (isOver()) return 'late';
  // The email is no longer needed.
  if (!mail) {
    await dropMail(deps.db, job.id);
    return 'dropped';
  }
  try {
    await deps.transport.send(mail);
  } catch (error) {
    return recordFailure(deps, job, error);
  }
  deps.log.info({ mail: job.id, kind: job.kind }, 'email sent');
  return 'sent';
}

async function recordFailure(deps: WorkerDeps, job: OutboxRow, error: unknown): Promise<'failed'> {
  const { id: mail, kind } = job;
  const attempts = job.attempts + 1;
  const now = deps.now();
  // The five days start at the first failure, so that time with the server off doesn't count.
  const tryingSince = job.attempts === 0 ? now : new Date(job.trying_since);
  const next = nextAttempt(attempts, tryingSince, now);
  // If the owner's address is rejected, the settings are wrong.
  if (error instanceof RecipientRejected && !ownersKinds.has(kind)) next.state = 'dead';
  const failure = { ...next, tryingSince, error: reasonOf(error) };
  deps.log.warn({ mail, kind, attempts, state: next.state, reason: failure.error }, 'not sent');
  await markFailed(deps.db, mail, deps.name, failure);
  return 'failed';
}

function reasonOf(error: unknown): string {
  return redactAddresses(errorMessage(error)).slice(0, 300);
}
