import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorker, leaseMs } from '../../server/mail/worker.ts';
import { leaseMails, retryDead } from '../../server/store/outbox-store.ts';
import { outboxAge } from '../../server/store/read-outbox.ts';
import { goodEnquiry, postJson, referenceOf } from './requests.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(engines)('the outbox, on %s', (engine) => {
  let app: TestApp;
  afterEach(() => app.remove());

  const send = (values: Record<string, string> = {}) =>
    postJson(`${app.address}/aboutus`, { ...goodEnquiry, ...values });
  const rows = () => app.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();

  it('tries again after 1, 2, 4 ... 60 minutes, and gives up after five days', async () => {
    app = await startTestApp(engine);
    await send();
    app.breakMail('550 no <ada@shop.example> here');
    const start = app.clock.now().getTime();
    const tries: number[] = [];
    while (app.clock.now().getTime() - start < 6 * day) {
      if ((await app.worker.sendDue()) > 0) {
        tries.push(Math.round((app.clock.now().getTime() - start) / minute));
      }
      const due = (await rows()).map((row) => Date.parse(row.due_at));
      app.clock.advance(Math.max(minute, Math.min(...due) - app.clock.now().getTime()));
    }
    expect(tries.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
    expect(tries.at(-1)).toBeGreaterThanOrEqual(5 * 24 * 60);
    expect(tries.at(-1)).toBeLessThan(5 * 24 * 60 + 61);
    const dead = await rows();
    expect(dead.map(({ state }) => state)).toEqual(['dead', 'dead']);
    expect(dead[0]?.last_error).toBe('550 no <<address>> here');
    expect(app.logged.join('')).not.toContain('ada@shop.example');

    app.breakMail(null);
    await retryDead(app.store.db, null, app.clock.now());
    expect((await rows()).map(({ last_error: error }) => error)).toEqual([null, null]);
    expect(await app.worker.sendDue()).toBe(2);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it.each([2, 365])('sends what failed while the clock was %d days ahead', async (days) => {
    app = await startTestApp(engine);
    app.clock.advance(days * day);
    await send();
    app.breakMail('connection refused');
    await app.worker.sendDue();
    await send({ message: 'Another.' });
    const { db } = app.store;
    const now = app.clock.now();
    await leaseMails(db, { by: 'dead', now, until: new Date(now.getTime() + leaseMs), limit: 9 });
    app.clock.setBack(days * day);
    app.breakMail(null);
    expect(await app.worker.sendDue()).toBe(4);
  });

  it('keeps its Message-ID when a worker dies between sending and marking', async () => {
    app = await startTestApp(engine);
    await send();
    const handedOver = Promise.withResolvers<void>();
    const dying = createWorker({
      db: app.store.db,
      name: 'dying',
      now: app.clock.now,
      log: silent,
      isIntakeBusy: () => false,
      makeMail: async (job, now) => ({ ...mailOf(job.id), sentAt: now }),
      transport: {
        send: (mail) => {
          app.mails.push(mail);
          handedOver.resolve();
          // As if the process had died, nothing happens after this.
          return new Promise(() => {});
        },
        verify: async () => {},
        close: () => {},
      },
    });
    void dying.sendDue();
    await handedOver.promise;
    expect((await rows()).map(({ state }) => state)).toEqual(['due', 'due']);
    expect(await app.worker.sendDue()).toBe(0);
    app.clock.advance(leaseMs);
    expect(await app.worker.sendDue()).toBe(2);
    const ids = app.mails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
  });

  it('sends nothing twice if the store fails after sending, and logs the failure once', async () => {
    const mails: string[] = [];
    const transport = {
      send: async ({ id }: { id: string }) => {
        mails.push(id);
        if (mails.length === 2) await sql`alter table outbox rename to away`.execute(app.store.db);
      },
      verify: async () => {},
      close: () => {},
    };
    app = await startTestApp(engine, { transport });
    await send();
    app.worker.wake();
    await expect.poll(() => mails).toHaveLength(2);
    await sleep(2500);
    await sql`alter table away rename to outbox`.execute(app.store.db);
    app.clock.advance(leaseMs);
    const states = async () => (await rows()).map(({ state }) => state);
    await expect.poll(states, { timeout: 5000 }).toEqual(['sent', 'sent']);
    expect(mails).toHaveLength(2);
    const warnings = app.logged.filter((line) => line.includes('the outbox cannot be read'));
    expect(warnings).toHaveLength(1);
  });

  it('marks what it has sent before it stops, even if an email hangs', async () => {
    app = await startTestApp(engine);
    await send();
    const hanging = Promise.withResolvers<void>();
    const handedOver = Promise.withResolvers<void>();
    let sends = 0;
    const worker = createWorker({
      db: app.store.db,
      name: 'hanging',
      now: app.clock.now,
      log: silent,
      isIntakeBusy: () => false,
      makeMail: async (job, now) => ({ ...mailOf(job.id), sentAt: now }),
      transport: {
        send: async () => {
          sends += 1;
          if (sends < 2) return;
          handedOver.resolve();
          await hanging.promise;
        },
        verify: async () => {},
        close: () => {},
      },
    });
    worker.wake();
    await handedOver.promise;
    const stopped = worker.stop();
    const states = async () => (await rows()).map(({ state }) => state).toSorted();
    await expect.poll(states).toEqual(['due', 'sent']);
    hanging.resolve();
    await stopped;
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('is shared by several workers without sending anything twice', async () => {
    app = await startTestApp(engine);
    for (let n = 0; n < 15; n += 1)
      await send({ email: `ada${n}@shop.example`, message: `No ${n}` });
    const workers = Array.from({ length: 4 }, (_, n) =>
      createWorker({
        db: app.store.db,
        name: `worker-${n}`,
        now: app.clock.now,
        log: silent,
        isIntakeBusy: () => false,
        makeMail: async (job, now) => ({ ...mailOf(job.id), sentAt: now }),
        transport: {
          send: async (mail) => void app.mails.push(mail),
          verify: async () => {},
          close() {},
        },
      }),
    );
    const tried = await Promise.all(workers.map((worker) => worker.sendDue()));
    expect(tried.reduce((sum, n) => sum + n, 0)).toBe(30);
    expect(new Set(app.mails.map(({ id }) => id)).size).toBe(30);
  });

  it("sends the owner's emails first", async () => {
    app = await startTestApp(engine);
    for (let n = 0; n < 3; n += 1) {
      await send({ email: `ada${n}@shop.example`, message: `No ${n}` });
      app.clock.advance(1000);
    }
    const jobs: string[] = [];
    const worker = createWorker({
      db: app.store.db,
      name: 'one',
      now: app.clock.now,
      log: silent,
      isIntakeBusy: () => false,
      makeMail: async (job, now) => {
        jobs.push(job.kind);
        return { ...mailOf(job.id), sentAt: now };
      },
      transport: { send: async () => {}, verify: async () => {}, close() {} },
    });
    await worker.sendDue();
    const owners = Array.from({ length: 3 }, () => 'owner-enquiry');
    expect(jobs).toEqual([...owners, ...owners.map(() => 'acknowledgement')]);
  });

  it('gives back emails for which a slow mail server leaves no time', async () => {
    app = await startTestApp(engine);
    for (let n = 0; n < 3; n += 1)
      await send({ email: `ada${n}@shop.example`, message: `No ${n}` });
    const slow = createWorker({
      db: app.store.db,
      name: 'slow',
      now: app.clock.now,
      log: silent,
      isIntakeBusy: () => false,
      makeMail: async (job, now) => ({ ...mailOf(job.id), sentAt: now }),
      transport: {
        send: async (mail) => {
          app.mails.push(mail);
          app.clock.advance(leaseMs / 2);
        },
        verify: async () => {},
        close() {},
      },
    });
    expect(await slow.sendDue()).toBe(6);
    expect(app.mails).toHaveLength(6);
  });

  it('gives back an email that took so long to compose that another worker may have it', async () => {
    app = await startTestApp(engine);
    await send();
    let composed = 0;
    const late = createWorker({
      db: app.store.db,
      name: 'late',
      now: app.clock.now,
      log: silent,
      isIntakeBusy: () => false,
      makeMail: async (job, now) => {
        composed += 1;
        if (composed === 2) app.clock.advance(leaseMs / 4);
        return { ...mailOf(job.id), sentAt: now };
      },
      transport: {
        send: async (mail) => {
          app.mails.push(mail);
          app.clock.advance(leaseMs / 4);
        },
        verify: async () => {},
        close() {},
      },
    });
    expect(await late.sendDue()).toBe(2);
    expect(app.mails).toHaveLength(2);
    expect(composed).toBe(3);
    expect((await rows()).map(({ leased_by, attempts }) => [leased_by, attempts])).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  it('drops an email that staff have quarantined since a worker took it', async () => {
    app = await startTestApp(engine);
    const reference = await referenceOf(await send());
    const leased = { by: 'slow', now: app.clock.now(), until: app.clock.now(), limit: 25 };
    const jobs = await leaseMails(app.store.db, leased);
    expect(jobs).toHaveLength(2);
    await app.store.db
      .updateTable('enquiries')
      .set({ state: 'quarantine' })
      .where('reference', '=', reference)
      .execute();
    expect(await app.worker.sendDue()).toBe(2);
    expect(app.mails).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('does not count a locked database as a failed attempt', async () => {
    app = await startTestApp(engine);
    await send();
    const locked = Object.assign(new Error('database is locked'), { errcode: 5 });
    const worker = createWorker({
      db: app.store.db,
      name: 'locked out',
      now: app.clock.now,
      log: silent,
      isIntakeBusy: () => false,
      makeMail: () => Promise.reject(locked),
      transport: { send: async () => {}, verify: async () => {}, close() {} },
    });
    await expect(worker.sendDue()).rejects.toBe(locked);
    expect((await rows()).map(({ attempts, last_error }) => [attempts, last_error])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('does not count time with the server off, before or after the first failure', async () => {
    app = await startTestApp(engine);
    await send();
    app.clock.advance(10 * day);
    app.breakMail('down');
    await app.worker.sendDue();
    expect((await rows()).map(({ state }) => state)).toEqual(['due', 'due']);
    app.clock.advance(5 * day);
    await app.worker.sendDue();
    expect((await rows()).map(({ state }) => state)).toEqual(['due', 'due']);
  });

  it('reports how late emails are', async () => {
    app = await startTestApp(engine);
    await send();
    app.breakMail('down');
    app.clock.advance(20 * minute);
    await app.worker.sendDue();
    const waitingSince = new Date(app.clock.now().getTime() - 20 * minute).toISOString();
    expect(await outboxAge(app.store.db)).toEqual({ due: 2, dead: 0, waitingSince });
  });
});

const silent = pino({ level: 'silent' });

function mailOf(id: string) {
  return {
    id,
    messageId: `<${id}@growthhub.example>`,
    from: { name: '', address: 'a@b.example' },
    to: 'c@d.example',
    subject: '',
    text: '',
    html: '',
    headers: {},
  };
}
