import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { connectionLimits } from '../../server/http/create-http-server.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
afterEach(() => app.remove());

/** Without the idle timeout, which would close the connections as well. */
const neverIdle = { ...connectionLimits, idleMs: 120_000 };

const request = 'GET /localseo HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** In bytes: more than the buffers of both ends hold. */
const moreThanBuffered = 30_000_000;

/** A connection that reads nothing until `resume`. */
async function connection(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Resolves when the socket is closed, even by an error such as a reset. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

it('closes a connection that keeps sending requests without waiting for responses', async () => {
  app = await startTestApp('sqlite', { connections: { ...neverIdle, pipelined: 4 } });
  const patient = await connection(app.address);
  patient.write(request.repeat(4));
  let answered = '';
  patient.resume().on('data', (chunk) => {
    answered += chunk.toString('latin1');
  });
  await expect.poll(() => answered.match(/HTTP\/1\.1 200/g)?.length).toBe(4);
  patient.destroy();
  const hasty = await connection(app.address);
  const ended = closed(hasty);
  hasty.resume().write(request.repeat(200));
  await ended;
}, 20_000);

it('closes a connection whose response is not read', async () => {
  app = await startTestApp('sqlite', { connections: { ...neverIdle, silentMs: 500 } });
  const page = join(app.root, 'dist/localseo.html');
  const built = await readFile(page);
  await writeFile(page, 'x'.repeat(moreThanBuffered));
  const socket = await connection(app.address);
  socket.write(request);
  // The client only notices the end once it reads again.
  await sleep(3000);
  const ended = closed(socket);
  let received = 0;
  socket.resume().on('data', (chunk) => {
    received += chunk.length;
  });
  await ended;
  expect(received).toBeLessThan(moreThanBuffered);
  await writeFile(page, built);
  expect((await fetch(`${app.address}/localseo`)).status).toBe(200);
}, 20_000);

it('limits the connections of one address, but not of a proxy', async () => {
  const connections = { ...connectionLimits, connectionsOfClient: 3, connectionsOfNetwork: 3 };
  const expectOpen = async (count: number) => {
    const sockets = await Promise.all(Array.from({ length: 6 }, () => connection(app.address)));
    for (const socket of sockets) socket.resume();
    await sleep(200);
    const open = () =>
      sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded);
    await expect.poll(open).toHaveLength(count);
    for (const socket of sockets) socket.destroy();
    await sleep(50);
  };
  app = await startTestApp('sqlite', { connections });
  await expectOpen(3);
  expect((await fetch(`${app.address}/localseo`)).status).toBe(200);
  await app.remove();
  app = await startTestApp('sqlite', { connections, env: { TRUSTED_PROXY_HOPS: '1' } });
  await expectOpen(6);
});

it('limits the requests of one client in progress behind a proxy', async () => {
  const connections = { ...connectionLimits, connectionsOfClient: 3, pipelined: 3 };
  app = await startTestApp('sqlite', { connections, env: { TRUSTED_PROXY_HOPS: '1' } });
  await writeFile(join(app.root, 'dist/localseo.html'), 'x'.repeat(moreThanBuffered));
  const [attacker, other] = ['198.51.100.7', '203.0.113.1'];
  const from = (client: string) => `Host: localhost\r\nX-Forwarded-For: ${client}\r\n`;
  const status = async (client: string) => {
    const headers = { 'x-forwarded-for': client };
    return (await fetch(`${app.address}/healthz`, { headers })).status;
  };
  // Responses that wait for another one when the connection is cut off must not stay counted.
  for (let round = 0; round < 2; round += 1) {
    const cutOff = await connection(app.address);
    const paths = ['/localseo', '/healthz', '/healthz'];
    cutOff.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${from(attacker)}\r\n`).join(''));
    await sleep(100);
    cutOff.destroy();
  }
  const halfSent = await Promise.all([1, 2, 3].map(() => connection(app.address)));
  for (const socket of halfSent) {
    const head = `POST /newsletter/unsubscribe HTTP/1.1\r\n${from(attacker)}Content-Length: 9\r\n`;
    socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\na`);
  }
  await expect.poll(() => status(attacker)).toBe(429);
  const fourth = await connection(app.address);
  const ended = closed(fourth);
  let received = '';
  fourth.resume().on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  fourth.write(`POST /aboutus HTTP/1.1\r\n${from(attacker)}Content-Length: 9\r\n\r\n{`);
  await ended;
  expect(received).toContain(' 429 ');
  expect(await status(other)).toBe(200);
  for (const socket of halfSent) socket.destroy();
  await expect.poll(() => status(attacker)).toBe(200);
});

it('stops in time even if a response is left unread', async () => {
  app = await startTestApp('sqlite', { connections: { ...connectionLimits, closingMs: 500 } });
  await writeFile(join(app.root, 'dist/localseo.html'), 'x'.repeat(moreThanBuffered));
  const socket = await connection(app.address);
  socket.write(request);
  await sleep(200);
  const told = performance.now();
  await app.stop();
  expect(performance.now() - told).toBeLessThan(5000);
  socket.destroy();
});

it('survives a client that resets its connection after its CONNECT was rejected', async () => {
  app = await startTestApp('sqlite');
  const socket = (await connection(app.address)).resume();
  socket.write('CONNECT elsewhere:443 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [refused] = await once(socket, 'data');
  expect(String(refused)).toContain(' 405 ');
  socket.resetAndDestroy();
  await sleep(200);
  expect((await fetch(`${app.address}/localseo`)).status).toBe(200);
});

it('stores a complete enquiry whose connection is reset before it is read', async () => {
  app = await startTestApp('sqlite');
  const person = { firstName: 'Priya', lastName: 'Shah', email: 'priya@shop.example' };
  const body = JSON.stringify({ ...person, message: 'Please call.' });
  const head = 'POST /aboutus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json';
  const post = `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const { hostname, port } = new URL(app.address);
  // The server, in this process, can't accept the connection before the client has ended.
  const client = `const socket = require('node:net').connect(${port}, '${hostname}');
    socket.write(${JSON.stringify(post)}, () => socket.resetAndDestroy());`;
  execFileSync(process.execPath, ['-e', client]);
  const stored = () => app.store.db.selectFrom('enquiries').select('email').execute();
  await expect.poll(stored).toEqual([{ email: person.email }]);
});

it('logs no error if a connection is ended while its response is being sent', async () => {
  app = await startTestApp('sqlite');
  await writeFile(join(app.root, 'dist/localseo.html'), 'x'.repeat(moreThanBuffered));
  for (let round = 0; round < 5; round += 1) {
    const socket = await connection(app.address);
    const ended = closed(socket);
    socket.resume().write(`${request}CONNECT elsewhere:443 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await ended;
  }
  expect(app.logged.filter((line) => line.includes('a request failed'))).toEqual([]);
});

it('writes no error into a response that has started', async () => {
  app = await startTestApp('sqlite');
  await writeFile(join(app.root, 'dist/localseo.html'), 'x'.repeat(moreThanBuffered));
  const socket = await connection(app.address);
  let received = '';
  socket.resume().write(request);
  await once(socket, 'data');
  socket.pause();
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.write('garbage\r\n\r\n');
  await sleep(200);
  const ended = closed(socket);
  socket.resume();
  await ended;
  expect(received.includes('HTTP/1.1 400')).toBe(false);
});
