const minute = 60_000;
const longestPause = 60 * minute;
const giveUpAfterMs = 5 * 24 * 60 * minute;
/** Fewer than in five days, so that time with the server off isn't taken for trying. */
const fewestAttempts = 60;

export type NextAttempt = { state: 'due' | 'dead'; dueAt: Date };

/**
 * 1, 2, 4 ... 60 minutes after failure number `attempts`, until five days after the first failure
 * or, if the server was off, later.
 */
export function nextAttempt(attempts: number, tryingSince: Date, now: Date): NextAttempt {
  const pause = Math.min(minute * 2 ** Math.min(attempts - 1, 10), longestPause);
  const hasBeenLong = now.getTime() - tryingSince.getTime() >= giveUpAfterMs;
  const isOver = hasBeenLong && attempts >= fewestAttempts;
  return { state: isOver ? 'dead' : 'due', dueAt: new Date(now.getTime() + pause) };
}
