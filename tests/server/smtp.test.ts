import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Transport } from '../../server/mail/mail.ts';
import { smtpTransport } from '../../server/mail/smtp-transport.ts';
import { type MailServer, type MailServerOptions, startMailServer } from './mail-server.ts';
import { goodEnquiry, postJson } from './requests.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

describe.each(engines)('emails by SMTP, on %s', (engine) => {
  let app: TestApp;
  let mailServer: MailServer;
  let transport: Transport;
  afterEach(async () => {
    await app.remove();
    transport.close();
    await mailServer.close();
  });

  /** Sends an enquiry, tries its two emails once and returns their rows. */
  async function sendThrough(options: MailServerOptions, withinMs?: number, query = '') {
    mailServer = await startMailServer(options);
    transport = smtpTransport(mailServer.url + query, withinMs);
    app = await startTestApp(engine, { transport });
    await postJson(`${app.address}/aboutus`, goodEnquiry);
    await app.worker.sendDue();
    return app.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  }

  it('arrive, with the Message-ID of their rows', async () => {
    const rows = await sendThrough({});
    await transport.verify();
    expect(mailServer.received.map(({ messageId }) => messageId).toSorted()).toEqual(
      rows.map(({ id }) => `<${id}@growthhub.example>`).toSorted(),
    );
  });

  it("are given up at once if a visitor's address does not exist, but never if the owner's does not", async () => {
    const rows = await sendThrough({ refusesAddresses: '5.1.1 No such user' });
    const states = rows.map(({ kind, state }) => [kind, state]);
    expect(Object.fromEntries(states)).toEqual({ acknowledgement: 'dead', 'owner-enquiry': 'due' });
    expect(app.logged.join('')).not.toContain(goodEnquiry.email);
  });

  it('are tried again if the mail server rejects the sender, even in its reply to the address', async () => {
    const rows = await sendThrough({ refusesAddresses: '5.7.1 Relaying denied' });
    expect(rows.map(({ state }) => state)).toEqual(['due', 'due']);
  });

  it.each([
    ['', 0],
    ['/?requireTLS=false', 2],
  ])(
    'are sent without encryption to another machine only if the URL allows it: "%s"',
    async (query, count) => {
      await sendThrough({ host: '127.0.0.2' }, undefined, query);
      expect(mailServer.received).toHaveLength(count);
    },
  );

  it('are abandoned if they take too long, and tried again later', async () => {
    const late = Promise.withResolvers<void>();
    const rows = await sendThrough({ beforeMail: () => late.promise }, 1000);
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['due', 1],
      ['due', 1],
    ]);
    // An abandoned attempt isn't delivered later.
    late.resolve();
    await sleep(200);
    expect(mailServer.received).toEqual([]);
    app.clock.advance(60_000);
    await app.worker.sendDue();
    expect(mailServer.received).toHaveLength(2);
  });
});
