import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { enquiryRow } from '../../tools/bench/rows.ts';
import { startChildServer } from '../crash/child-server.ts';
import { RememberingClient } from '../crash/remembering-client.ts';
import { writeFixtureSite } from '../server/fixture-site.ts';
import { allowedTime, forMs, pageTimes, slowTime } from './page-times.ts';
import { scaled } from './scale.ts';

const rows = scaled(20_000, 600_000);
const walBytesAtMost = 20_000_000;

it(
  `the owner erases a person among ${rows} enquiries while others arrive, and no page waits`,
  async () => {
    const root = await writeFixtureSite();
    const dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-erase-'));
    const file = join(dataDir, 'growth-hub.db');
    await fill(file);
    const server = await startChildServer({ root, dataDir });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await rm(root, { recursive: true });
      await rm(dataDir, { recursive: true });
    });
    const calm = await pageTimes(server.address, forMs(3000));
    let isErasing = true;
    const clients = ['a', 'b', 'c'].map((name) => new RememberingClient(name));
    const running = clients.map((client) => client.run(server.address, () => !isErasing));
    const erasing = erase(dataDir, enquiryRow(7).email).finally(() => {
      isErasing = false;
    });
    const busy = await pageTimes(server.address, () => isErasing);
    expect(await erasing).toEqual({ code: 0, notes: expect.stringMatching(/^1 enquiry /) });
    await Promise.all(running);
    expect((await stat(`${file}-wal`)).size).toBeLessThan(walBytesAtMost);
    const db = new DatabaseSync(file);
    onTestFinished(() => db.close());
    const find = db.prepare('select message from enquiries where reference = ?');
    const acknowledged = clients.flatMap((client) => client.acknowledged);
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const { reference, message } of acknowledged) {
      expect(find.get(reference)).toEqual({ message });
    }
    expect(clients.flatMap(({ refused }) => refused).filter((status) => status !== 503)).toEqual(
      [],
    );
    expect(slowTime(busy)).toBeLessThan(allowedTime(calm));
  },
  scaled(120_000, 1_200_000),
);

async function fill(file: string): Promise<void> {
  const { db, close } = await openStore({ engine: 'sqlite', file });
  const batch = 500;
  for (let start = 0; start < rows; start += batch) {
    const values = Array.from({ length: batch }, (_, at) => enquiryRow(start + at));
    await db.insertInto('enquiries').values(values).execute();
  }
  await close();
}

function erase(dataDir: string, address: string) {
  const command = join(import.meta.dirname, '../../server/cli/leads.ts');
  const child = spawn(process.execPath, [command, 'erase', address, '--yes'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let notes = '';
  child.stderr.on('data', (chunk) => {
    notes += chunk;
  });
  return new Promise<{ code: number | null; notes: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, notes }));
  });
}
