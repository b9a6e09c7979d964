import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { DatabaseConfig } from '../../server/config.ts';
import { openStore, type Store } from '../../server/store/open-store.ts';
import { addMails } from '../../server/store/outbox-store.ts';
import { enquiryRow } from '../../tools/bench/rows.ts';
import { scaled } from '../hard/scale.ts';
import { writeFixtureSite } from '../server/fixture-site.ts';
import { type MailServer, startMailServer } from '../server/mail-server.ts';
import { createDatabaseOn } from '../server/postgres.ts';
import { goodEnquiry, postJson } from '../server/requests.ts';
import { engines } from '../server/start-test-app.ts';
import { type ChildServer, startChildServer } from './child-server.ts';

const mailsForEach = 30;
const mailsOfEnquiry = 2;
const kills = scaled(3, 40);

describe.each(engines)('kill -9 of one of two outbox workers, on %s', (engine) => {
  let store: Store;
  let database: DatabaseConfig;
  let folders: { root: string; dataDir: string };
  let mailServer: MailServer;
  beforeEach(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-crash-'));
    folders = { root: await writeFixtureSite(), dataDir };
    database =
      engine === 'sqlite'
        ? { engine, file: join(dataDir, 'growth-hub.db') }
        : { engine, url: await createDatabaseOn(inject('postgresUrl')) };
    store = await openStore(database);
    // Slow enough for a worker to be killed while sending.
    mailServer = await startMailServer({ beforeAnswer: () => sleep(10) });
  });
  afterEach(async () => {
    await store.close();
    await mailServer.close();
    await Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true })));
  });

  const startWorker = () =>
    startChildServer({
      ...folders,
      databaseUrl: database.engine === 'postgres' ? database.url : undefined,
      env: { SMTP_URL: mailServer.url },
    });
  const unsent = () =>
    store.db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();

  it(
    'loses no email and sends none with a different Message-ID',
    async () => {
      let starts = 0;
      let killsAtWork = 0;
      const steady = await startWorker();
      // On a busy machine, the steady worker may send everything before the kill.
      while (killsAtWork < kills) {
        starts += 1;
        const doomed = await startWorker();
        await queueMails(store, mailsForEach);
        await wakeWorker(doomed, starts);
        for (let tries = 0; tries < 50 && !(await isAtWork(store, doomed)); tries += 1) {
          await sleep(10);
        }
        await sleep(Math.random() * 100);
        await doomed.end('SIGKILL');
        if (await isAtWork(store, doomed)) killsAtWork += 1;
        await endLeases(store);
      }
      while ((await unsent()).length > 0) {
        await sleep(200);
        await endLeases(store);
      }
      expect(await steady.end('SIGTERM')).toBe(0);
      const mails = await store.db.selectFrom('outbox').select('id').execute();
      expect(mails).toHaveLength(starts * (mailsForEach + mailsOfEnquiry));
      const wanted = mails.map(({ id }) => `<${id}@growthhub.example>`);
      const received = mailServer.received.map(({ messageId }) => messageId);
      expect(new Set(received)).toEqual(new Set(wanted));
    },
    scaled(60_000, 600_000),
  );
});

let queued = 0;

async function queueMails(store: Store, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => enquiryRow(queued + n));
  queued += count;
  const mails = rows.map(({ id }) => ({ kind: 'owner-enquiry' as const, enquiryId: id }));
  await store.db.transaction().execute(async (tx) => {
    await tx.insertInto('enquiries').values(rows).execute();
    await addMails(tx, mails, new Date());
  });
}

/** A worker checks once a second, or when its own server has stored an enquiry. */
async function wakeWorker({ address }: ChildServer, n: number): Promise<void> {
  const answer = await postJson(`${address}/aboutus`, { ...goodEnquiry, message: `No ${n}` });
  expect(answer.status).toBe(201);
}

/** Whether the server has leased emails that aren't marked as sent. */
async function isAtWork(store: Store, { pid }: ChildServer): Promise<boolean> {
  const leases = await store.db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'due')
    .where('leased_until', 'is not', null)
    .where('leased_by', 'like', `${hostname()}-${pid}-%`)
    .execute();
  return leases.length > 0;
}

/** Ends every worker's lease, as if two minutes had passed. */
async function endLeases(store: Store): Promise<void> {
  await store.db.updateTable('outbox').set({ leased_until: null }).execute();
}
