import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { company } from '../server/company.ts';
import { startPostgres } from '../server/postgres.ts';
import { goodEnquiry, postForm, postJson, referenceOf } from '../server/requests.ts';
import { startTestApp, type TestApp } from '../server/start-test-app.ts';
import { fillUp, freeBytes, mountSmallDisk } from './small-disk.ts';

/** A limit that is never reached. */
const unlimited = { max: 1e9, windowMs: 60_000 };
const limits = {
  requests: unlimited,
  filled: unlimited,
  posts: unlimited,
  emailsToAddress: unlimited,
  emailsOfClient: unlimited,
  postsOfNetwork: unlimited,
  storedOverall: unlimited,
};

let app: TestApp;

/** Starts the server and stops it when the test ends, however it ends. */
async function open(options: Parameters<typeof startTestApp>[1]): Promise<void> {
  app = await startTestApp('sqlite', options);
  onTestFinished(() => app.remove());
}

let count = 0;
const send = () => {
  count += 1;
  const message = `No ${count} ${'x'.repeat(3000)}`;
  return postJson(`${app.address}/aboutus`, { ...goodEnquiry, message });
};

/**
 * An enquiry that a visitor keeps sending while nothing can be stored, sometimes with a corrected
 * field, and sends once more afterwards.
 */
const persistent = { ...goodEnquiry, message: `We keep trying. ${'x'.repeat(4900)}` };
const persist = (values: Record<string, string> = {}) =>
  postJson(`${app.address}/aboutus`, { ...persistent, ...values });

/**
 * The last one doesn't count as a repeat of those refused: it is in the inbox and its emails are
 * waiting.
 */
async function expectInInbox(): Promise<void> {
  const reference = await referenceOf(await persist());
  const { db } = app.store;
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'state', 'suspicions'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'inbox', suspicions: null });
  expect(
    await db.selectFrom('outbox').select('kind').where('subject_id', '=', row.id).execute(),
  ).toHaveLength(2);
}

function expectWait({ status, headers }: Response): void {
  expect([status, headers.get('retry-after')]).toEqual([503, '120']);
}

async function expectRefused(): Promise<void> {
  const refused = await send();
  expectWait(refused);
  expect((await refused.json()).message).toContain(company.email);
  const large = { ...goodEnquiry, message: 'x'.repeat(5000) };
  const page = await postForm(`${app.address}/aboutus`, large);
  expectWait(page);
  const html = await page.text();
  expect(html).toContain(company.email);
  expect(html).toContain('value="Ada"');
  for (const phone of ['', '020 7946 0018', '020 7946 0019', persistent.phone]) {
    expect((await persist({ phone })).status).toBe(503);
  }
  expect((await fetch(`${app.address}/localseo`)).status).toBe(200);
  expect((await fetch(`${app.address}/healthz`)).status).toBe(200);
  await expectReady(503);
}

/** Waits until the readiness check returns this status, because a result is reused for a second. */
async function expectReady(status: number): Promise<void> {
  const ready = () => fetch(`${app.address}/readyz`).then((answer) => answer.status);
  await expect.poll(ready, { timeout: 5000 }).toBe(status);
}

async function expectAllStored(acknowledged: readonly string[]): Promise<void> {
  const rows = await app.store.db.selectFrom('enquiries').select('reference').execute();
  const stored = new Set(rows.map(({ reference }) => reference));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
}

async function sendUntilRefused(): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let tries = 0; tries < 20_000; tries += 1) {
    const answer = await send();
    if (answer.status !== 201) return acknowledged;
    acknowledged.push(await referenceOf(answer));
  }
  throw new Error('The disk was never full.');
}

describe('when the store cannot be used', () => {
  it('because the database cannot grow: says so, serves pages, and works again once there is room', async () => {
    await open({ limits });
    await send();
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(app.store.db);
    const full = (pages.rows[0]?.page_count ?? 0) + 10;
    await sql.raw(`pragma max_page_count = ${full}`).execute(app.store.db);
    const acknowledged = await sendUntilRefused();
    await expectRefused();
    await sql.raw('pragma max_page_count = 1000000').execute(app.store.db);
    const again = await send();
    expect(again.status).toBe(201);
    await expectReady(200);
    await expectAllStored([...acknowledged, await referenceOf(again)]);
    await expectInInbox();
  });

  it('because its file was moved or replaced: says so until it is back', async () => {
    await open({ limits });
    const first = await referenceOf(await send());
    const file = join(app.config.dataDir, 'growth-hub.db');
    renameSync(file, `${file}.old`);
    await expectRefused();
    copyFileSync(`${file}.old`, file);
    await expectRefused();
    renameSync(`${file}.old`, file);
    const again = await send();
    expect(again.status).toBe(201);
    await expectReady(200);
    await expectAllStored([first, await referenceOf(again)]);
    await expectInInbox();
  });

  it('because the disk is full: says so, serves pages, and works again once there is room', async (context) => {
    const disk = mountSmallDisk('2m');
    if (!disk) return context.skip('a small disk can only be mounted by root');
    onTestFinished(disk.remove);
    const ballast = join(disk.folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(600_000));
    await open({ limits, env: { DATA_DIR: join(disk.folder, 'data') } });
    const acknowledged = await sendUntilRefused();
    expect(freeBytes(disk.folder)).toBeLessThan(100_000);
    await expectRefused();
    rmSync(ballast);
    const again = await send();
    expect(again.status).toBe(201);
    await expectReady(200);
    await expectAllStored([...acknowledged, await referenceOf(again)]);
    await expectInInbox();
  });

  it('because the disk of PostgreSQL is full: says so, serves pages, and works again once there is room', async (context) => {
    const disk = mountSmallDisk('160m');
    if (!disk) return context.skip('a small disk can only be mounted by root');
    onTestFinished(disk.remove);
    const postgres = await startPostgres(disk.folder);
    onTestFinished(() => postgres.remove());
    const env = { DATABASE_URL: await postgres.createDatabase() };
    await open({ limits, env });
    const before = await referenceOf(await send());
    const ballast = join(disk.folder, 'ballast');
    fillUp(ballast);
    const acknowledged = await sendUntilRefused();
    await expectRefused();
    rmSync(ballast);
    const again = await send();
    expect(again.status).toBe(201);
    await expectReady(200);
    await expectAllStored([before, ...acknowledged, await referenceOf(again)]);
    await expectInInbox();
  });

  it('because PostgreSQL is down: says so, serves pages, and works again when it is back', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    const env = { DATABASE_URL: await postgres.createDatabase() };
    await open({ limits, env });
    expect(app.store.engine).toBe('postgres');
    const before = await referenceOf(await send());
    await postgres.kill();
    await expectRefused();
    const token = 'x'.repeat(43);
    for (const post of [postJson, postForm]) {
      expectWait(await post(`${app.address}/newsletter`, { email: goodEnquiry.email }));
      expectWait(await post(`${app.address}/newsletter/confirm`, { token }));
    }
    expect(app.logged.join('')).toContain('the database is unavailable');
    await postgres.start();
    const after = await send();
    expect(after.status).toBe(201);
    await expectReady(200);
    await expectAllStored([before, await referenceOf(after)]);
    await expectInInbox();
    expect(await app.worker.sendDue()).toBe(6);
  });
});
