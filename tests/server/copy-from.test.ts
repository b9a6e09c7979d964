import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type DatabaseConfig, parseConfig } from '../../server/config.ts';
import { openStore } from '../../server/store/open-store.ts';
import { createDatabaseOn } from './postgres.ts';
import { goodEnquiry, postForm, postJson } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
let file: string;
let target: DatabaseConfig;
beforeEach(async () => {
  app = await startTestApp('sqlite');
  file = join(app.config.dataDir, 'growth-hub.db');
  const url = await createDatabaseOn(inject('postgresUrl'));
  target = parseConfig({ DATABASE_URL: url }).database;
});
afterEach(() => app.remove());

/** Runs it as an operator would, with the new database already in `.env`. */
const copyFrom = (name = file) => {
  const config = { ...app.config, database: target };
  return runStaffCommand({ ...app, config }, ['copy-from', name]);
};

/** Every row of every table in the database, whether or not the program knows it. */
async function everything(database: DatabaseConfig): Promise<Record<string, unknown[]>> {
  const { db, close } = await openStore(database);
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted();
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) {
    const found = await sql`select * from ${sql.table(table)}`.execute(db);
    rows[table] = found.rows.map(sorted).toSorted();
  }
  await close();
  return rows;
}

const sorted = (row: unknown) =>
  JSON.stringify(Object.entries(row ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)));

it('copies every row of every table to PostgreSQL', async () => {
  for (let n = 0; n < 3; n += 1) {
    await postJson(`${app.address}/aboutus`, { ...goodEnquiry, message: `Zürich 東京 ${n}` });
  }
  await postForm(`${app.address}/newsletter`, { email: 'ada@shop.example' });
  await app.worker.sendDue();
  // More than fit into one batch.
  const { rows } = await sql<{ id: string }>`select id from enquiries limit 1`.execute(
    app.store.db,
  );
  await sql`
    with recursive n(x) as (select 1 union all select x + 1 from n where x < 1200)
    insert into outbox select 'copy-' || n.x, kind, subject_id, state, attempts, due_at, trying_since,
      leased_until, leased_by, last_error, created_at, sent_at
    from n, (select * from outbox where subject_id = ${rows[0]?.id} limit 1)`.execute(app.store.db);
  const before = await everything(app.config.database);
  expect(before['outbox']?.length).toBeGreaterThan(1200);
  for (const [table, found] of Object.entries(before)) expect(found, table).not.toHaveLength(0);

  const answer = await copyFrom();
  expect([answer.code, answer.notes]).toEqual([0, expect.stringMatching(/^1,?2\d\d rows copied/)]);
  expect(await everything(target)).toEqual(before);
  expect(await everything(app.config.database)).toEqual(before);
});

it('copies nothing into a database that is not empty', async () => {
  await postJson(`${app.address}/aboutus`, goodEnquiry);
  expect((await copyFrom()).code).toBe(0);
  const once = await everything(target);
  const again = await copyFrom();
  expect(again.code).toBe(1);
  expect(again.notes).toContain('not empty (enquiries, outbox, settings)');
  expect(await everything(target)).toEqual(once);
});

it('copies all or nothing', async () => {
  await postJson(`${app.address}/aboutus`, goodEnquiry);
  const { db, close } = await openStore(target);
  // A required column that the source lacks makes this table fail after others have been copied.
  await sql`alter table settings add column extra text not null`.execute(db);
  expect((await copyFrom()).code).toBe(1);
  const { rows } = await sql`select 1 from enquiries`.execute(db);
  expect(rows).toHaveLength(0);
  await close();
});

it('says what is missing', async () => {
  expect((await copyFrom('nowhere.db')).notes).toMatch(/^There is no file .*nowhere\.db\.$/);
  await writeFile(join(app.config.dataDir, 'text.db'), 'no database, but words '.repeat(100));
  expect((await copyFrom(join(app.config.dataDir, 'text.db'))).notes).toContain('not a database');
  const { mode } = await stat(app.config.dataDir);
  expect((await copyFrom(app.config.dataDir)).notes).toContain('not a database');
  expect((await stat(app.config.dataDir)).mode).toBe(mode);
  const same = await runStaffCommand(app, ['copy-from', file]);
  expect(same.notes).toBe('Set DATABASE_URL to the PostgreSQL database first.');
});
