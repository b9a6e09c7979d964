import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refuseWrites } from '../tests/server/refuse-writes.ts';
import { createReadiness } from './readiness.ts';
import { openStore } from './store/open-store.ts';

it('waits for a single attempt to store, however long it takes and however often it is asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'growth-hub-ready-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'x.db');
  const store = await openStore({ engine: 'sqlite', file });
  onTestFinished(() => store.close());
  const isReady = createReadiness(store.db, pino({ level: 'silent' }));
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const first = isReady();
  await sleep(1100);
  expect(isReady()).toBe(first);
  other.close();
  expect(await first).toBe(true);
});

it('logs once why nothing can be stored, and once that it can be again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'growth-hub-ready-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = await openStore({ engine: 'sqlite', file: join(folder, 'x.db') });
  onTestFinished(() => store.close());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const logged: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void logged.push(line) });
  const isReady = createReadiness(store.db, log);
  const askTwice = async () => {
    const answers = [await isReady()];
    vi.runAllTimers();
    answers.push(await isReady());
    vi.runAllTimers();
    return answers;
  };
  await refuseWrites(store.db, 'sqlite');
  expect(await askTwice()).toEqual([false, false]);
  await sql`drop trigger refuse_writes`.execute(store.db);
  expect(await askTwice()).toEqual([true, true]);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    { level: 40, reason: 'no room', msg: 'enquiries cannot be stored' },
    { level: 30, msg: 'enquiries can be stored again' },
  ]);
});
