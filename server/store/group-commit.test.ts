import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGroupCommit, type Work } from './group-commit.ts';
import { openStore, type Store } from './open-store.ts';

let directory: string;
let store: Store;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'growth-hub-group-'));
  store = await openStore({ engine: 'sqlite', file: join(directory, 'x.db') });
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const work: Work<string, string> = async (tx, names) => {
  await tx
    .insertInto('settings')
    .values(names.map((name) => ({ name, value: '' })))
    .execute();
  if (names.some((name) => name.endsWith('3'))) throw new Error('no');
  return names.map((name) => name.toUpperCase());
};

it('commits inputs that arrive together, and one that fails does not affect the others', async () => {
  const { commit } = createGroupCommit(store.db, work);
  const names = Array.from({ length: 100 }, (_, n) => `n${n}`);
  const outcomes = await Promise.allSettled(names.map(commit));
  const rows = await store.db.selectFrom('settings').select('name').execute();
  expect(rows).toHaveLength(90);
  expect(rows.some(({ name }) => name.endsWith('3'))).toBe(false);
  for (const [at, outcome] of outcomes.entries()) {
    if (at % 10 === 3) expect(outcome.status).toBe('rejected');
    else expect(outcome).toEqual({ status: 'fulfilled', value: `N${at}` });
  }
});

it('makes nobody wait for a store that is known to be down', async () => {
  const locked = Object.assign(new Error('database is locked'), { errcode: 5 });
  const down = vi.fn(async () => {
    await sleep(50);
    throw locked;
  });
  const { commit } = createGroupCommit(store.db, down);
  const first = commit('first');
  await vi.waitFor(() => expect(down).toHaveBeenCalled());
  expect(await Promise.allSettled([first, commit('second')])).toEqual([
    { status: 'rejected', reason: locked },
    { status: 'rejected', reason: locked },
  ]);
  expect(down).toHaveBeenCalledTimes(1);
});

it('makes nobody wait if the store goes down while inputs are tried alone', async () => {
  const locked = Object.assign(new Error('database is locked'), { errcode: 5 });
  const tries: number[] = [];
  const { commit } = createGroupCommit(store.db, async (_tx, names: readonly string[]) => {
    tries.push(names.length);
    throw names.length > 1 ? new Error('no') : locked;
  });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(commit));
  expect(outcomes).toEqual(outcomes.map(() => ({ status: 'rejected', reason: locked })));
  expect(tries).toEqual([3, 1]);
});

it('reads all waiting inputs before it commits', async () => {
  const { commit } = createGroupCommit(store.db, work);
  const transactions = vi.spyOn(store.db, 'transaction');
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      // Each call is in its own callback, as when requests arrive from sockets.
      await sleep(1);
      await commit(`n${n}x`);
    }),
  );
  expect(transactions.mock.calls.length).toBeLessThan(10);
});
