import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 10_000;
const busy = 5;

/**
 * Does it again while another process holds SQLite's write lock, without holding up anything else
 * meanwhile: the driver's own waiting (`busyTimeoutMs`) stands still with the whole process.
 */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await sleep(25);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === busy;
}
