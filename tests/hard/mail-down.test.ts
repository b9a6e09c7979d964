import { afterEach, describe, expect, it } from 'vitest';
import { smtpTransport } from '../../server/mail/smtp-transport.ts';
import { startMailServer } from '../server/mail-server.ts';
import { goodEnquiry, postJson } from '../server/requests.ts';
import { engines, startTestApp, type TestApp } from '../server/start-test-app.ts';
import { scaled } from './scale.ts';

const minute = 60_000;
const open = { max: 1e9, windowMs: 60_000 };
const limits = {
  requests: open,
  filled: open,
  posts: open,
  emailsToAddress: open,
  emailsOfClient: open,
  storedOverall: open,
  postsOfNetwork: open,
};
const enquiries = scaled(5, 50);

describe.each(engines)('a mail server that refuses for a day, on %s', (engine) => {
  let app: TestApp;
  afterEach(() => app.remove());

  it('receives every email once it accepts them', async () => {
    let isRefusing = true;
    let refusals = 0;
    const mailServer = await startMailServer({
      isRefusing: () => {
        if (isRefusing) refusals += 1;
        return isRefusing;
      },
    });
    const transport = smtpTransport(mailServer.url);
    app = await startTestApp(engine, { transport, limits });
    const start = app.clock.now().getTime();
    for (let n = 0; n < enquiries; n += 1) {
      const sent = { ...goodEnquiry, email: `ada${n}@shop.example`, message: `No ${n}` };
      expect((await postJson(`${app.address}/aboutus`, sent)).status).toBe(201);
    }
    const due = () =>
      app.store.db.selectFrom('outbox').select('due_at').where('state', '=', 'due').execute();
    while (app.clock.now().getTime() - start < 24 * 60 * minute) {
      await app.worker.sendDue();
      const next = Math.min(...(await due()).map(({ due_at }) => Date.parse(due_at)));
      app.clock.advance(Math.max(minute, next - app.clock.now().getTime()));
    }
    expect(mailServer.received).toEqual([]);
    expect(refusals).toBeGreaterThan(enquiries * 20);
    isRefusing = false;
    app.clock.advance(60 * minute);
    await app.worker.sendDue();
    expect(await due()).toEqual([]);
    const rows = await app.store.db.selectFrom('outbox').select('id').execute();
    expect(mailServer.received.map(({ messageId }) => messageId).toSorted()).toEqual(
      rows.map(({ id }) => `<${id}@growthhub.example>`).toSorted(),
    );
    transport.close();
    await mailServer.close();
  });
});
