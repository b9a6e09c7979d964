import { randomUUID } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/**
 * A version 7 UUID: the time `now` in milliseconds, a counter for ids made in the same millisecond,
 * and 62 random bits. Ids sort by `now`; within a millisecond, usually in the order they were made.
 */
export function newId(now: Date): string {
  const ms = now.getTime();
  counter = ms === lastMs ? (counter + 1) & 0xfff : 0;
  lastMs = ms;
  const count = counter.toString(16).padStart(3, '0');
  // From the fourth group on, a random UUID has the same form as version 7.
  return `${idPrefix(now)}-7${count}${randomUUID().slice(18)}`;
}

/** The prefix of ids made in this millisecond; later ids sort after it. */
export function idPrefix(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
