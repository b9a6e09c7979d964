import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimits } from '../../server/http/create-http-server.ts';
import { goodEnquiry, postJson } from '../server/requests.ts';
import { engines, startTestApp, type TestApp } from '../server/start-test-app.ts';
import { isLong, scaled } from './scale.ts';

const clients = scaled(200, 1000);
// All connections come from one address here.
const all = connectionLimits.connections;
const crowd = { ...connectionLimits, connectionsOfClient: all, connectionsOfNetwork: all };
const connections = isLong ? crowd : { ...crowd, headersMs: 1500, requestMs: 2500 };

it('a server with default settings waits 10 seconds for headers and 15 for a whole request', async () => {
  const app = await startTestApp('sqlite');
  const { headersTimeout, requestTimeout } = await serverBehind(`${app.address}/healthz`);
  await app.remove();
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
  });
});

describe.each(engines)(`${clients} slow clients, on %s`, (engine) => {
  let app: TestApp;
  afterEach(() => app.remove());

  it.each([
    ['never end their headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n', connections.headersMs],
    [
      'never end their body',
      'POST /aboutus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
      connections.requestMs,
    ],
  ])('that %s are cut off while others are served', async (_what, start, allowedMs) => {
    app = await startTestApp(engine, { connections });
    const { port } = new URL(app.address);
    const begun = performance.now();
    const slow = Array.from({ length: clients }, () => slowClient(Number(port), start));
    await sleep(300);
    for (let n = 0; n < 5; n += 1) {
      const asked = performance.now();
      expect((await fetch(`${app.address}/localseo`)).status).toBe(200);
      const sent = { ...goodEnquiry, message: `No ${n}` };
      expect((await postJson(`${app.address}/aboutus`, sent)).status).toBe(201);
      expect(performance.now() - asked).toBeLessThan(allowedMs);
    }
    const answers = await Promise.all(slow);
    expect(performance.now() - begun).toBeLessThan(allowedMs + 5000);
    expect(new Set(answers)).toEqual(new Set([408]));
  });

  it('never hold more connections than the cap', async () => {
    app = await startTestApp(engine, { connections: { ...connections, connections: 20 } });
    const { port } = new URL(app.address);
    const many = Array.from({ length: 60 }, () => slowClient(Number(port), 'GET / HTTP/1.1\r\n'));
    const answers = await Promise.all(many);
    expect(answers.filter((status) => status === 408).length).toBe(20);
    expect((await fetch(`${app.address}/healthz`)).status).toBe(200);
  });
});

/** Node's server object for the server in this process that answers at a URL. */
async function serverBehind(url: string): Promise<Server> {
  const begun = new Promise<unknown>((resolve) => {
    const hear = (message: unknown) => {
      unsubscribe(channel, hear);
      resolve(message);
    };
    subscribe(channel, hear);
  });
  await fetch(url);
  const message = await begun;
  if (message instanceof Object && 'server' in message && message.server instanceof Server) {
    return message.server;
  }
  throw new Error(`No server of this process answers at ${url}.`);
}

const channel = 'http.server.request.start';

/** Sends a byte now and then. Resolves with the status of the response, or 0 if there was none. */
function slowClient(port: number, start: string): Promise<number> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let text = '';
    const timer = setInterval(() => socket.write('x'), 400);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0));
    });
    socket.write(start);
  });
}
