import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { load } from '../../tools/bench/load.ts';
import { type Served, serve } from '../../tools/serve.ts';
import { scaled } from './scale.ts';

/*
 * Whatever one address sends, within its limits or over them, pages stay fast for another address.
 * This uses the built site, because the cost of filling in a page depends on its size.
 */
const seconds = scaled(3, 15);
/** 99 of 100 pages are sent within this many milliseconds, even during a flood from elsewhere. */
const promised = 50;
/** On a slow machine, pages may take this many times as long as without a flood. */
const timesCalm = 10;

let site: Served;
let port: number;
beforeAll(async () => {
  site = await serve({ TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'error' });
  port = Number(new URL(site.origin).port);
});
afterAll(() => site.stop());

const from = (address: string) =>
  `Host: localhost\r\nX-Forwarded-For: ${address}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n`;

const form = 'firstName=Ada&email=nobody';
/** The longest body allowed, which is slow to normalise. */
const marks = JSON.stringify({ message: `a${'\u0300'.repeat(8000)}${'\u0316'.repeat(8000)}` });
const floods: [what: string, request: (address: string) => string, connections?: number][] = [
  ['filled pages', (a) => `GET /aboutus?item=local-seo HTTP/1.1\r\n${from(a)}\r\n`],
  ['references', (a) => `GET /thank-you?reference=GH-2222-2222 HTTP/1.1\r\n${from(a)}\r\n`],
  [
    'pages with a token',
    (a) => `GET /newsletter/unsubscribe?token=${'x'.repeat(43)} HTTP/1.1\r\n${from(a)}\r\n`,
  ],
  ['thousands of slashes', (a) => `GET ${'/'.repeat(15_000)}x HTTP/1.1\r\n${from(a)}\r\n`],
  [
    'unsubscribes',
    (a) =>
      `POST /newsletter/unsubscribe?token=${'x'.repeat(43)} HTTP/1.1\r\n${from(a)}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n\r\n`,
    200,
  ],
  ['rejected methods', (a) => `PUT / HTTP/1.1\r\n${from(a)}\r\n`],
  ['unknown pages', (a) => `GET /nothing HTTP/1.1\r\n${from(a)}\r\n`],
  [
    'forms with mistakes',
    (a) =>
      `POST /aboutus HTTP/1.1\r\n${from(a)}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
  ],
  [
    'letters with thousands of marks',
    (a) =>
      `POST /aboutus HTTP/1.1\r\n${from(a)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(marks)}\r\n\r\n${marks}`,
  ],
];

it.each(floods)(
  '%s from one address do not slow down pages for another',
  async (what, request, connections = 16) => {
    const own = `GET /localseo HTTP/1.1\r\n${from('203.0.113.200')}\r\n`;
    const visit = () =>
      load({ port, connections: 1, seconds, request: () => own, expected: 'HTTP/1.1 200' });
    const calm = await visit();
    const address = `198.51.100.${floods.findIndex(([name]) => name === what) + 1}`;
    const flood = new Worker(join(import.meta.dirname, 'flood.ts'), {
      workerData: { port, seconds: seconds + 1, request: request(address), connections },
    });
    const flooded = once(flood, 'message');
    const beside = await visit();
    const [{ perSecond }] = await flooded;
    expect(perSecond).toBeGreaterThan(50);
    expect(beside.p99).toBeLessThan(Math.max(promised, timesCalm * calm.p99));
  },
);
