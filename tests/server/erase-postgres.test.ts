import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { scrubPostgres } from '../../server/store/open-postgres.ts';
import { goodEnquiry, postForm, postJson } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
afterEach(() => app.remove());

const needle = 'Needle-in-Haystack';
const traces = [needle.toLowerCase(), 'erase@shop'];

/** The names of the database's files that contain a trace of the person, ignoring case. */
async function filesWithTraces(): Promise<string[]> {
  // Uses a connection without the server's time limits, because a busy disk takes longer.
  const { database } = app.config;
  if (database.engine !== 'postgres') throw new Error('This test needs PostgreSQL.');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('checkpoint');
  await client.end();
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder
    from pg_database where datname = current_database()`.execute(app.store.db);
  const folder = rows[0]?.folder ?? '';
  const found: string[] = [];
  for (const name of await readdir(folder)) {
    const bytes = (await readFile(join(folder, name))).toString('latin1').toLowerCase();
    if (traces.some((trace) => bytes.includes(trace))) found.push(name);
  }
  return found;
}

it('erase leaves no byte of a person in the files of a PostgreSQL database', async () => {
  app = await startTestApp('postgres');
  const send = (values: Record<string, string>) => {
    app.clock.advance(10 * 60_000);
    return postJson(`${app.address}/aboutus`, { ...goodEnquiry, ...values });
  };
  for (let n = 0; n < 40; n += 1) await send({ email: `a${n}@b.example`, message: `No ${n}` });
  for (let n = 0; n < 4; n += 1) {
    const message = `${n} ${needle.repeat(200)}`;
    await send({ email: 'Erase@shop.example', firstName: needle, message });
  }
  await postForm(`${app.address}/newsletter`, { email: 'erase@shop.example' });
  await app.worker.sendDue();
  // `analyze` copies values from the rows into the planner's statistics.
  await sql`analyze`.execute(app.store.db);
  expect(await filesWithTraces()).not.toEqual([]);
  // Another transaction can still see the rows, such as a backup or the planner's own statistics.
  const { database } = app.config;
  if (database.engine !== 'postgres') throw new Error('This test needs PostgreSQL.');
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin isolation level repeatable read; select 1');
  expect((await runStaffCommand(app, ['erase', 'erase@shop.example', '--yes'])).code).toBe(0);
  expect(await filesWithTraces()).toEqual([]);
  await reader.end();
  const rows = await app.store.db.selectFrom('enquiries').select('id').execute();
  expect(rows).toHaveLength(40);
});

it('the process survives a lost connection while the tables are rewritten', async () => {
  app = await startTestApp('postgres');
  const { database } = app.config;
  if (database.engine !== 'postgres') throw new Error('This test needs PostgreSQL.');
  const url = new URL(database.url);
  const { port, hostname } = url;
  const between = createServer((socket) => {
    const behind = connect(Number(port), hostname);
    socket.pipe(behind).pipe(socket);
    // The statement reaches the database; its result never comes back.
    socket.on('data', (bytes) => {
      if (bytes.includes('alter table')) socket.resetAndDestroy();
    });
    socket.on('error', () => behind.destroy());
    behind.on('error', () => {});
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void between.close());
  const address = between.address();
  if (address !== null && typeof address === 'object') url.port = String(address.port);
  await expect(scrubPostgres(url.href)).rejects.toThrow();
});
