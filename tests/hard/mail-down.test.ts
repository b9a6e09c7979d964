import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpTransport } from '../../server/mail/smtp-transport.ts';
import { goodEnquiry, postJson } from '../server/requests.ts';
import { engines, startTestApp, type TestApp } from '../server/start-test-app.ts';
import { scaled } from './scale.ts';

const minute = 60_000;
const open = { max: 1e9, windowMs: 60_000 };
const limits = { requests: open, posts: open, postsForAddress: open, postsOverall: open };
const enquiries = scaled(5, 50);

describe.each(engines)('a mail server that refuses for a day, on %s', (engine) => {
  let app: TestApp;
  afterEach(() => app.remove());

  it('gets every mail once it takes them', async () => {
    let isRefusing = true;
    let refusals = 0;
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => {
        if (!isRefusing) return done();
        refusals += 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
        stream.on('end', async () => {
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          received.push(mail.messageId ?? '');
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
    app = await startTestApp(engine, { transport, limits });
    const start = app.clock.now().getTime();
    for (let n = 0; n < enquiries; n += 1) {
      const sent = { ...goodEnquiry, email: `ada${n}@shop.example`, message: `No ${n}` };
      expect((await postJson(`${app.address}/aboutus`, sent)).status).toBe(201);
    }
    const due = () =>
      app.store.db.selectFrom('outbox').select('due_at').where('state', '=', 'due').execute();
    while (app.clock.now().getTime() - start < 24 * 60 * minute) {
      await app.worker.drain();
      const next = Math.min(...(await due()).map(({ due_at }) => Date.parse(due_at)));
      app.clock.advance(Math.max(minute, next - app.clock.now().getTime()));
    }
    expect(received).toEqual([]);
    expect(refusals).toBeGreaterThan(enquiries * 20);
    isRefusing = false;
    app.clock.advance(60 * minute);
    await app.worker.drain();
    expect(await due()).toEqual([]);
    const rows = await app.store.db.selectFrom('outbox').select('id').execute();
    expect(received.toSorted()).toEqual(
      rows.map(({ id }) => `<${id}@growthhub.example>`).toSorted(),
    );
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});
