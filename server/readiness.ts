import type { Readiness } from './http/http-deps.ts';
import { type OutboxAge, outboxAge } from './store/outbox-store.ts';
import type { Database } from './store/tables.ts';

/** A mail that has waited longer is late. */
export const lateAfterMs = 15 * 60_000;

/**
 * Ready means that an enquiry can be taken. Late mail is reported and does not make the server
 * unready: taking it out of service would turn enquiries away that it could keep.
 */
export async function checkReadiness(db: Database, now: Date): Promise<Readiness> {
  let age: OutboxAge;
  try {
    age = await outboxAge(db);
  } catch {
    return { isReady: false, report: { store: 'down' } };
  }
  const oldest = age.oldestDueAt === null ? 0 : now.getTime() - Date.parse(age.oldestDueAt);
  return {
    isReady: true,
    report: {
      store: 'ok',
      mail: oldest > lateAfterMs || age.dead > 0 ? 'late' : 'ok',
      due: age.due,
      dead: age.dead,
      oldestSeconds: Math.max(0, Math.round(oldest / 1000)),
    },
  };
}
