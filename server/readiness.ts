import { probeWrite } from './store/probe-write.ts';
import type { Database } from './store/tables.ts';

/** How long a result is reused. */
const reusedMs = 1000;

/**
 * Ready means that an enquiry can be stored. The check stores something, because a full disk can
 * still be read. Late emails don't make the server unready: taking it out of rotation would turn
 * away enquiries that it can store. `doctor` reports late emails.
 */
export function createReadiness(db: Database): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  return () => {
    answer ??= probeWrite(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        setTimeout(() => {
          answer = null;
        }, reusedMs).unref();
      });
    return answer;
  };
}
