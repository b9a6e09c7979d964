import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMails, leaseMails } from '../../server/store/outbox-store.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

const batch = 25;

describe.each(engines)('leasing emails, on %s', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(engine);
  });
  afterEach(() => app.remove());

  async function fillUpTo(from: number, to: number): Promise<void> {
    for (let start = from; start < to; start += 500) {
      const mails = Array.from({ length: 500 }, (_, n) => {
        return { kind: 'owner-enquiry' as const, enquiryId: `${start + n}` };
      });
      await app.store.db.transaction().execute((tx) => addMails(tx, mails, app.clock.now()));
    }
    // PostgreSQL does this by itself after a minute. SQLite never does.
    if (engine === 'postgres') await sql`analyze outbox`.execute(app.store.db);
  }

  /** The fastest of several runs, because other work on the machine only adds time. */
  async function leaseMs(): Promise<number> {
    const times: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const begun = performance.now();
      const now = app.clock.now();
      const until = new Date(now.getTime() + 60_000);
      const jobs = await leaseMails(app.store.db, { by: 'one', now, until, limit: batch });
      times.push(performance.now() - begun);
      expect(jobs).toHaveLength(batch);
    }
    return Math.min(...times);
  }

  it('takes no longer when many are waiting, for example after days without a mail server', async () => {
    await fillUpTo(0, 1000);
    const few = await leaseMs();
    await fillUpTo(1000, 40_000);
    expect(await leaseMs()).toBeLessThan(few * 8);
  });
});
