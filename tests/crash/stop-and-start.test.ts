import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { writeFixtureSite } from '../server/fixture-site.ts';
import { startMailServer } from '../server/mail-server.ts';
import { createDatabaseOn } from '../server/postgres.ts';
import { goodEnquiry, postJson, referenceOf } from '../server/requests.ts';
import { engines } from '../server/start-test-app.ts';
import { type ChildServer, type ChildSettings, startChildServer } from './child-server.ts';

describe.each(engines)('the process, on %s', (engine) => {
  let settings: ChildSettings;
  beforeEach(async () => {
    settings = {
      root: await writeFixtureSite(),
      dataDir: await mkdtemp(join(tmpdir(), 'growth-hub-crash-')),
      databaseUrl:
        engine === 'postgres' ? await createDatabaseOn(inject('postgresUrl')) : undefined,
    };
  });
  afterEach(async () => {
    await rm(settings.dataDir, { recursive: true });
    await rm(settings.root, { recursive: true });
  });

  it('answers requests in flight when it is told to stop, then exits cleanly', async () => {
    const server = await startChildServer(settings);
    const { port } = new URL(server.address);
    const body = JSON.stringify(goodEnquiry);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    const head = `POST /aboutus HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nAccept: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    socket.write(head + body.slice(0, 20));
    await expect.poll(() => answer, within).toBe(goOn);
    const ended = server.end('SIGTERM');
    await expectClosed(server);
    socket.write(body.slice(20));
    const stopped = performance.now();
    expect(await ended).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(5000);
    expect(answer.slice(goOn.length)).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('does not wait for clients that keep their connection open after the last response', async () => {
    const server = await startChildServer(settings);
    const { port } = new URL(server.address);
    const sockets = Array.from({ length: 12 }, () => connect(Number(port), '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    // Connections whose requests arrive too late are cut off.
    for (const socket of sockets) socket.on('error', () => {});
    const told = performance.now();
    const ended = sleep(10).then(() => server.end('SIGTERM'));
    // Requests are sent one after another, so that one is being answered when the server is told to
    // stop.
    for (const socket of sockets) {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await sleep(2);
    }
    expect(await ended).toBe(0);
    expect(performance.now() - told).toBeLessThan(10_000);
    for (const socket of sockets) socket.destroy();
  });

  it('finishes the current email when it is told to stop, and leaves the other to its successor', async () => {
    let taken = () => {};
    const isTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const mailServer = await startMailServer({
      beforeAnswer: () => {
        taken();
        return isReleased;
      },
    });
    const withMail = { ...settings, env: { SMTP_URL: mailServer.url } };
    const server = await startChildServer(withMail);
    expect((await postJson(`${server.address}/aboutus`, goodEnquiry)).status).toBe(201);
    await isTaken;
    const ended = server.end('SIGTERM');
    await expectClosed(server);
    // The worker is told to stop right after that, which can't be seen from outside.
    await sleep(200);
    release();
    expect(await ended).toBe(0);
    expect(mailServer.received).toHaveLength(1);

    const successor = await startChildServer(withMail);
    await expect.poll(() => mailServer.received.length, within).toBe(2);
    expect(await successor.end('SIGTERM')).toBe(0);
    await mailServer.close();
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('can start several times at once on one new database', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => startChildServer(settings)));
    const answers = await Promise.all(
      servers.map((server, n) =>
        postJson(`${server.address}/aboutus`, { ...goodEnquiry, message: `No ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  });

  it('stores one enquiry when every server gets it', async () => {
    const servers = await Promise.all([1, 2].map(() => startChildServer(settings)));
    const idempotencyKey = '0d9cf4ab-7f6a-4f0f-8f5a-0c52f4f5a8a1';
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const { address = '' } = servers[n % 2] ?? {};
        const answer = await postJson(`${address}/aboutus`, { ...goodEnquiry, idempotencyKey });
        return `${answer.status} ${await referenceOf(answer)}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^201 GH-/);
    for (const server of servers) await server.end('SIGTERM');
  });
});

const within = { timeout: 10_000, interval: 20 };

/** The response to a client that waits before sending its body. */
const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

/** Waits until the server accepts no new connections, because it has been told to stop. */
async function expectClosed({ address }: ChildServer): Promise<void> {
  const isOpen = () =>
    fetch(address, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen, within).toBe(false);
}
