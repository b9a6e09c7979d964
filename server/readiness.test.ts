import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createReadiness } from './readiness.ts';
import { openStore } from './store/open-store.ts';

it('waits for a single attempt to store, however long it takes and however often it is asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'growth-hub-ready-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'x.db');
  const store = await openStore({ engine: 'sqlite', file });
  onTestFinished(() => store.close());
  const isReady = createReadiness(store.db);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const first = isReady();
  await sleep(1100);
  expect(isReady()).toBe(first);
  other.close();
  expect(await first).toBe(true);
});
