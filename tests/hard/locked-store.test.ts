import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startChildServer } from '../crash/child-server.ts';
import { writeFixtureSite } from '../server/fixture-site.ts';
import { goodEnquiry, postJson } from '../server/requests.ts';
import { scaled } from './scale.ts';

const lockedMs = scaled(3000, 5000);
/** What a page may take at the 99th percentile, where the machine allows it at all. */
const promisedMs = 50;

it('while another process holds the database, pages are sent and an enquiry waits for it', async () => {
  const { address, dataDir } = await startServer();
  const calm = await pageTimes(address, lockedMs);
  const other = new DatabaseSync(join(dataDir, 'growth-hub.db'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const sent = Promise.all([
    postJson(`${address}/aboutus`, goodEnquiry),
    postJson(`${address}/newsletter`, { email: goodEnquiry.email }),
  ]);
  const locked = await pageTimes(address, lockedMs);
  other.exec('rollback');
  expect((await sent).map(({ status }) => status)).toEqual([201, 202]);
  for (const table of ['enquiries', 'subscriptions']) {
    expect(other.prepare(`select id from ${table}`).all()).toHaveLength(1);
  }
  // Of five seconds, SQLite's own waiting would leave less than one.
  expect(locked.length).toBeGreaterThan(calm.length / 2);
  expect(p99(locked)).toBeLessThan(Math.max(promisedMs, 3 * p99(calm)));
});

async function startServer() {
  const root = await writeFixtureSite();
  const dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-locked-'));
  const server = await startChildServer({ root, dataDir });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await rm(root, { recursive: true });
    await rm(dataDir, { recursive: true });
  });
  return { address: server.address, dataDir };
}

/** Milliseconds of each page that is asked for over `forMs`, one a few milliseconds after the other. */
async function pageTimes(address: string, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const begun = performance.now();
    const answer = await fetch(`${address}/localseo`);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    await sleep(5);
  }
  return times;
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
