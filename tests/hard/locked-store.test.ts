import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { startChildServer } from '../crash/child-server.ts';
import { writeFixtureSite } from '../server/fixture-site.ts';
import { goodEnquiry, postJson } from '../server/requests.ts';
import { allowedTime, forMs, pageTimes, slowTime } from './page-times.ts';
import { scaled } from './scale.ts';

const lockedMs = scaled(3000, 5000);

it('sends pages while another process locks the database, and an enquiry waits for it', async () => {
  const { address, dataDir } = await startServer();
  const calm = await pageTimes(address, forMs(lockedMs));
  const other = new DatabaseSync(join(dataDir, 'growth-hub.db'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const sent = Promise.all([
    postJson(`${address}/aboutus`, goodEnquiry),
    postJson(`${address}/newsletter`, { email: goodEnquiry.email }),
  ]);
  const locked = await pageTimes(address, forMs(lockedMs));
  other.exec('rollback');
  expect((await sent).map(({ status }) => status)).toEqual([201, 202]);
  for (const table of ['enquiries', 'subscriptions']) {
    expect(other.prepare(`select id from ${table}`).all()).toHaveLength(1);
  }
  // If the server's own thread waited for the lock, hardly any pages would be sent.
  expect(locked.length).toBeGreaterThan(calm.length / 2);
  expect(slowTime(locked)).toBeLessThan(allowedTime(calm));
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
