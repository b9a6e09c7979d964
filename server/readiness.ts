import type { Logger } from 'pino';
import { errorMessage } from './error-message.ts';
import { probeWrite } from './store/probe-write.ts';
import type { Database } from './store/tables.ts';

/** How long a result is reused. */
const reusedMs = 1000;

/**
 * Ready means that an enquiry can be stored. The check stores something, because a full disk can
 * still be read. Late emails don't make the server unready: taking it out of rotation would turn
 * away enquiries that it can store. `doctor` reports late emails. The reason is only logged,
 * because anybody can ask.
 */
export function createReadiness(db: Database, log: Logger): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  let wasReady = true;
  async function probe(): Promise<boolean> {
    try {
      await probeWrite(db);
      if (!wasReady) log.info('enquiries can be stored again');
      wasReady = true;
    } catch (error) {
      if (wasReady) log.warn({ reason: errorMessage(error) }, 'enquiries cannot be stored');
      wasReady = false;
    }
    return wasReady;
  }
  return () => {
    answer ??= probe().finally(() => {
      setTimeout(() => {
        answer = null;
      }, reusedMs).unref();
    });
    return answer;
  };
}
