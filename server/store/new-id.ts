import { randomUUID } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/**
 * A UUID of version 7: the milliseconds of `now`, a count within them, 62 random bits. Ids made by
 * one process sort in the order they were made while its clock does not go back.
 */
export function newId(now: Date): string {
  const ms = now.getTime();
  counter = ms === lastMs ? (counter + 1) & 0xfff : 0;
  lastMs = ms;
  const time = ms.toString(16).padStart(12, '0');
  const count = counter.toString(16).padStart(3, '0');
  // What follows the third group of a random UUID is what version 7 asks for there.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
}
