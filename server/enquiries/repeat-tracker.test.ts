import { expect, it } from 'vitest';
import { createRepeatTracker } from './repeat-tracker.ts';

const start = Date.parse('2026-03-02T09:30:00Z');
const hour = 60 * 60 * 1000;
/** Whether it was stored as a new enquiry. */
const fresh = true;
const known = false;

/** Sends the same message under each key; returns whether it counted as repeated. */
function sender() {
  const repeats = createRepeatTracker();
  return async (key: string, outcome: boolean | Promise<boolean> = fresh, hours = 0) => {
    const now = new Date(start + hours * hour);
    const entered = repeats.enter('said', { own: key, all: [key] }, now);
    let isNew = false;
    try {
      isNew = await outcome;
      return repeats.isRepeated(entered);
    } finally {
      repeats.leave(entered, isNew);
    }
  };
}

it('counts stored messages: within a day, the fourth with the same text is a repeat', async () => {
  const send = sender();
  expect([await send('a'), await send('b'), await send('c')]).toEqual([false, false, false]);
  expect([await send('d'), await send('e')]).toEqual([true, true]);
  expect(await send('f', fresh, 23)).toBe(true);
  expect(await send('f', fresh, 25)).toBe(false);
});

it('forgets what arrived while the clock was ahead', async () => {
  const send = sender();
  for (const key of ['a', 'b', 'c']) await send(key, fresh, 400 * 24);
  expect(await send('d')).toBe(false);
});

it('counts neither what the store rejected nor what it already had', async () => {
  const send = sender();
  for (const key of ['a', 'a', 'b', 'c', 'd']) {
    await expect(send(key, Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  }
  for (const key of ['e', 'f', 'g', 'h']) await send(key, known);
  for (const key of ['a', 'a', 'b', 'a']) expect(await send(key)).toBe(false);
  expect(await send('c')).toBe(false);
  expect(await send('d')).toBe(true);
});

it('counts messages waiting for the same commit once each, in order of arrival', async () => {
  const send = sender();
  const disk = Promise.withResolvers<boolean>();
  const waiting = ['a', 'a', 'a', 'b', 'a', 'c', 'd'].map((key) => send(key, disk.promise));
  disk.resolve(fresh);
  expect(await Promise.all(waiting)).toEqual([false, false, false, false, false, false, true]);
});

it('counts a sender once who has been stored and is sending again', async () => {
  const send = sender();
  await send('a');
  await send('b');
  const disk = Promise.withResolvers<boolean>();
  const again = send('a', disk.promise);
  expect(await send('c')).toBe(false);
  disk.resolve(known);
  expect(await again).toBe(false);
});
