import { setTimeout as sleep } from 'node:timers/promises';
import { isLong } from './scale.ts';

/** How long a page may take at the 99th percentile, whatever else is going on. */
export const promisedMs = 50;

/** The response times in milliseconds of pages requested one after another while `isOn`. */
export async function pageTimes(
  address: string,
  isOn: () => boolean,
  headers: Record<string, string> = {},
): Promise<number[]> {
  const times: number[] = [];
  while (isOn()) {
    const begun = performance.now();
    const answer = await fetch(`${address}/localseo`, { headers });
    if (!answer.ok) throw new Error(`A page was answered with ${answer.status}.`);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    await sleep(5);
  }
  return times;
}

export function forMs(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() < end;
}

/**
 * The time within which most pages arrived: 99 of 100 in the long version, which runs alone, and
 * half of them in the short version, which shares the machine with other tests.
 */
export function slowTime(times: readonly number[], share = isLong ? 0.99 : 0.5): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

/** The promised time, or a multiple of the time without load if that is longer. */
export function allowedTime(calm: readonly number[]): number {
  return Math.max(promisedMs, 3 * slowTime(calm));
}
