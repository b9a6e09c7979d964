/** About `max` in `windowMs`: those of the window before count by the share of it that is left. */
export type Limit = { max: number; windowMs: number };

export type Limiter = {
  /** 0 when it may pass, else how many seconds to wait. */
  take: (key: string) => number;
};

type Count = { start: number; current: number; previous: number };

/** Counts in memory, for one process. `now` is in milliseconds. */
export function createLimiter(limit: Limit, now: () => number): Limiter {
  let recent = new Map<string, Count>();
  let older = new Map<string, Count>();
  let turnedAt = now();

  /**
   * Forgets who has not come for two windows; under a flood of new keys sooner, so that memory stays
   * bounded. Nothing is searched: a flood must not make each request dearer.
   */
  function forget(time: number): void {
    if (time - turnedAt < 2 * limit.windowMs && recent.size < recentAtMost) return;
    turnedAt = time;
    older = recent;
    recent = new Map();
  }

  return {
    take: (key) => {
      const time = now();
      forget(time);
      const count = recent.get(key) ?? older.get(key) ?? { start: time, current: 0, previous: 0 };
      const windows = Math.floor((time - count.start) / limit.windowMs);
      if (windows > 0) {
        count.previous = windows === 1 ? count.current : 0;
        count.current = 0;
        count.start += windows * limit.windowMs;
      }
      recent.set(key, count);
      const share = 1 - (time - count.start) / limit.windowMs;
      if (count.previous * share + count.current >= limit.max) {
        return Math.max(1, Math.ceil((count.start + limit.windowMs - time) / 1000));
      }
      count.current += 1;
      return 0;
    },
  };
}

const recentAtMost = 25_000;
