const minute = 60_000;
const longestPause = 60 * minute;
const giveUpAfterMs = 5 * 24 * 60 * minute;

export type NextAttempt = { state: 'due' | 'dead'; dueAt: Date };

/**
 * 1, 2, 4 ... 60 minutes after failure number `attempts`, until five days after the first failure.
 */
export function nextAttempt(attempts: number, tryingSince: Date, now: Date): NextAttempt {
  const pause = Math.min(minute * 2 ** Math.min(attempts - 1, 10), longestPause);
  const isOver = now.getTime() - tryingSince.getTime() >= giveUpAfterMs;
  return { state: isOver ? 'dead' : 'due', dueAt: new Date(now.getTime() + pause) };
}
