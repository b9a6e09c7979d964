import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../server/http/limits.ts';
import { newId } from '../../server/store/new-id.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { SubscriptionRow } from '../../server/store/tables.ts';
import { enquiryRow } from '../../tools/bench/rows.ts';
import { goodEnquiry, postJson } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

/** Spellings of one mailbox: mail software treats full-width letters as plain ones. */
const spellings = [
  'victim@example.com',
  'victim@EXAMPLE.com',
  'victim@ｅxample.com',
  'Victim@exａmple.com',
];

describe.each(engines)('an address in different spellings, on %s', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(engine);
  });
  afterEach(() => app.remove());

  const keys = async (table: 'enquiries' | 'subscriptions') => {
    const rows = await app.store.db.selectFrom(table).select(['email', 'email_key']).execute();
    return rows.map(({ email, email_key: key }) => `${email} ${key}`);
  };

  it('is stored as one mailbox, for enquiries and for the newsletter', async () => {
    for (const email of spellings) {
      expect((await postJson(`${app.address}/aboutus`, { ...goodEnquiry, email })).status).toBe(
        201,
      );
      expect((await postJson(`${app.address}/newsletter`, { email })).status).toBe(202);
    }
    expect(new Set(await keys('enquiries'))).toEqual(
      new Set(['victim@example.com victim@example.com', 'Victim@example.com victim@example.com']),
    );
    expect(await keys('subscriptions')).toEqual(['victim@example.com victim@example.com']);
    await app.worker.sendDue();
    const asked = app.mails.filter(({ text }) => text.includes('/newsletter/confirm'));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['in every spelling', (n: number) => spellings[n % spellings.length]],
    ['whatever is added after a plus sign', (n: number) => `victim+${n}@example.com`],
  ])('has one limit of emails, %s', async (_, spelling) => {
    const { max } = defaultLimits.emailsToAddress;
    for (let n = 0; n < max + 2; n += 1) {
      const sent = { ...goodEnquiry, email: spelling(n), message: `No ${n}` };
      expect((await postJson(`${app.address}/aboutus`, sent)).status).toBe(201);
      const { status } = await postJson(`${app.address}/newsletter`, { email: spelling(n) });
      expect(status).toBe(n < max ? 202 : 429);
    }
    const rows = await app.store.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'acknowledgement')
      .execute();
    expect(rows).toHaveLength(max);
  });

  it('is erased with everything sent under any spelling', async () => {
    for (const [n, email] of spellings.entries()) {
      await postJson(`${app.address}/aboutus`, { ...goodEnquiry, email, message: `No ${n}` });
    }
    expect((await runStaffCommand(app, ['erase', 'VICTIM@examplｅ.com', '--yes'])).code).toBe(0);
    expect(await keys('enquiries')).toEqual([]);
  });

  it('is migrated to one key if it was stored as typed', async () => {
    const { db } = app.store;
    const typed = 'victim@ｅxample.com';
    await db
      .insertInto('enquiries')
      .values({ ...enquiryRow(1), email: typed, email_key: typed })
      .execute();
    await db
      .insertInto('subscriptions')
      .values([
        subscription('victim@example.com', 'pending'),
        subscription(typed, 'unsubscribed'),
        subscription('reader@bücher.example', 'confirmed'),
      ])
      .execute();
    const left = await db
      .selectFrom('subscriptions')
      .select('id')
      .where('email', '=', typed)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('subscription_tokens')
      .values({
        token_hash: 'kept',
        subscription_id: left.id,
        purpose: 'unsubscribe',
        expires_at: null,
      })
      .execute();
    // Restores the schema of an older version.
    await sql`alter table enquiries add column page text`.execute(db);
    await sql`alter table subscriptions add column page text`.execute(db);
    await sql`alter table subscriptions drop column asked_at`.execute(db);
    await sql`alter table enquiries drop column answered_at`.execute(db);
    await sql`alter table enquiries drop column plan`.execute(db);
    await sql`alter table enquiries add column origin text`.execute(db);
    await sql`delete from schema_migrations where name between '0004' and '0010'`.execute(db);
    await (await openStore(app.config.database)).close();
    expect(await keys('enquiries')).toEqual(['victim@example.com victim@example.com']);
    const rows = await db
      .selectFrom('subscriptions')
      .select(['id', 'email_key', 'state'])
      .orderBy('email_key')
      .execute();
    expect(rows).toEqual([
      { id: expect.any(String), email_key: 'reader@xn--bcher-kva.example', state: 'confirmed' },
      { id: expect.any(String), email_key: 'victim@example.com', state: 'unsubscribed' },
    ]);
    const token = await db
      .selectFrom('subscription_tokens')
      .select('subscription_id')
      .executeTakeFirst();
    expect(token?.subscription_id).toBe(rows[1]?.id);
  });
});

function subscription(email: string, state: SubscriptionRow['state']): SubscriptionRow {
  const at = '2026-03-02T09:30:00.000Z';
  return {
    id: newId(new Date(at)),
    email,
    email_key: email,
    state,
    consent_version: null,
    consented_at: at,
    created_at: at,
    confirmed_at: null,
    unsubscribed_at: null,
    quiet_until: at,
    asked_at: null,
  };
}
