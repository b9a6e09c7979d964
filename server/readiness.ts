import type { Readiness } from './http/http-deps.ts';
import { type OutboxAge, outboxAge } from './store/outbox-store.ts';
import type { Database } from './store/tables.ts';
import { tryToStore } from './store/try-to-store.ts';

/** A mail that has waited longer is late. */
export const lateAfterMs = 15 * 60_000;
/** For so long it is believed that what could be stored still can: asking often writes no more. */
const believedMs = 10_000;

/**
 * Ready means that an enquiry can be taken, so something is stored to find out: a full disk can
 * still be read. Late mail is reported and does not make the server unready: taking it out of
 * service would turn enquiries away that it could keep.
 */
export function createReadiness(db: Database, now: () => Date): () => Promise<Readiness> {
  let storedAt = Number.NEGATIVE_INFINITY;
  let trying: Promise<void> | null = null;

  async function tryOnce(): Promise<void> {
    try {
      await tryToStore(db);
      storedAt = performance.now();
    } finally {
      trying = null;
    }
  }

  return async () => {
    let age: OutboxAge;
    try {
      if (performance.now() - storedAt > believedMs) {
        trying ??= tryOnce();
        await trying;
      }
      age = await outboxAge(db);
    } catch {
      return { isReady: false, report: { store: 'down' } };
    }
    return { isReady: true, report: { store: 'ok', ...mailReport(age, now()) } };
  };
}

function mailReport(age: OutboxAge, now: Date): Readiness['report'] {
  const oldest = age.waitingSince === null ? 0 : now.getTime() - Date.parse(age.waitingSince);
  return {
    mail: oldest > lateAfterMs || age.dead > 0 ? 'late' : 'ok',
    due: age.due,
    dead: age.dead,
    oldestSeconds: Math.max(0, Math.round(oldest / 1000)),
  };
}
