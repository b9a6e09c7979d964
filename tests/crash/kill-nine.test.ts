import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { scaled } from '../hard/scale.ts';
import { writeFixtureSite } from '../server/fixture-site.ts';
import { type Postgres, startPostgres } from '../server/postgres.ts';
import { engines } from '../server/start-test-app.ts';
import { type ChildSettings, startChildServer } from './child-server.ts';
import { RememberingClient } from './remembering-client.ts';

const rounds = scaled(3, 40);
/** The milliseconds between a client's enquiries. */
const pause = scaled(50, 0);

describe.each(engines)('kill -9, on %s', (engine) => {
  it(
    `loses nothing acknowledged and sends every email, ${rounds} times`,
    async () => {
      const root = await writeFixtureSite();
      onTestFinished(() => rm(root, { recursive: true }));
      const dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-crash-'));
      onTestFinished(() => rm(dataDir, { recursive: true }));
      const postgres = engine === 'postgres' ? await startPostgres() : null;
      onTestFinished(() => postgres?.remove());
      const databaseUrl = await postgres?.createDatabase();
      const settings = { root, dataDir, databaseUrl };
      const clients = Array.from(
        { length: 6 },
        (_, n) => new RememberingClient(`client${n}`, pause),
      );
      for (let round = 0; round < rounds; round += 1) {
        const server = await start(settings);
        const running = clients.map((client) => client.run(server.address, () => false));
        await sleep(150 + Math.random() * 900);
        // Sometimes the database dies with the server, or just before it.
        if (postgres && round % 3 === 1) await restart(postgres);
        await server.end('SIGKILL');
        await Promise.all(running);
      }
      const last = await start(settings);
      // Each client sends only one more enquiry: the one that still has no response, if there is
      // one.
      await Promise.all(clients.map((client) => client.run(last.address, once())));
      await expectEverythingSent(settings, clients);
      expect(await last.end('SIGTERM')).toBe(0);
    },
    scaled(120_000, 1_200_000),
  );
});

/** Starts a server that is killed when the test ends, if it is still running. */
async function start(settings: ChildSettings) {
  const server = await startChildServer(settings);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

async function restart(postgres: Postgres): Promise<void> {
  await postgres.kill();
  await postgres.start();
}

function once(): () => boolean {
  let isDone = false;
  return () => {
    const wasDone = isDone;
    isDone = true;
    return wasDone;
  };
}

async function expectEverythingSent(
  settings: { dataDir: string; databaseUrl: string | undefined },
  clients: readonly RememberingClient[],
): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const store = await openStore(
    databaseUrl
      ? { engine: 'postgres', url: databaseUrl }
      : { engine: 'sqlite', file: join(dataDir, 'growth-hub.db') },
  );
  onTestFinished(() => store.close());
  const rows = await store.db
    .selectFrom('enquiries')
    .select(['reference', 'message', 'state'])
    .execute();
  const stored = new Map(rows.map((row) => [row.reference, row]));
  const acknowledged = clients.flatMap((client) => client.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(rounds);
  const unavailable = 503;
  const refused = clients.flatMap((client) => client.refused);
  expect(refused.filter((status) => status !== unavailable)).toEqual([]);
  for (const { reference, message } of acknowledged) {
    expect(stored.get(reference)?.message).toBe(message);
  }
  // An enquiry that is sent again after a crash is stored once.
  expect(new Set(rows.map((row) => row.message)).size).toBe(rows.length);
  expect(rows.every((row) => row.state === 'inbox')).toBe(true);

  const waitUntil = Date.now() + scaled(60_000, 600_000);
  for (;;) {
    const due = await store.db
      .selectFrom('outbox')
      .select('id')
      .where('state', '!=', 'sent')
      .execute();
    // An email leased by a killed worker is due again once its lease has expired.
    if (due.length === 0) break;
    // One at a time, because a single statement for all could deadlock with the worker's own
    // updates.
    for (const { id } of due) {
      await store.db
        .updateTable('outbox')
        .set({ leased_until: null })
        .where('id', '=', id)
        .execute();
    }
    if (Date.now() > waitUntil) throw new Error(`${due.length} emails are still due.`);
    await sleep(500);
  }
  const sent = await store.db.selectFrom('outbox').select('id').execute();
  expect(sent.length).toBe(rows.length * 2);
  const files = (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml'));
  expect(files.toSorted()).toEqual(sent.map(({ id }) => `${id}.eml`).toSorted());
  const sample = await readFile(join(dataDir, 'mail', files[0] ?? ''), 'utf8');
  expect(sample).toContain(`Message-ID: <${files[0]?.slice(0, -4)}@growthhub.example>`);
}
