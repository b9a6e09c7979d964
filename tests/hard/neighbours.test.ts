import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serve } from '../../tools/serve.ts';
import { forMs, pageTimes, promisedMs, slowTime } from './page-times.ts';
import { scaled } from './scale.ts';

/*
 * Whatever one address sends, within its limits or over them, pages stay fast for another address.
 * This uses the built site, because the cost of filling in a page depends on its size.
 */
const seconds = scaled(3, 15);
/** The short version shares the machine with other tests, so one page in ten may be slow. */
const share = scaled(0.9, 0.99);

let site: Served;
let port: number;
beforeAll(async () => {
  site = await serve({ TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'error' });
  port = Number(new URL(site.origin).port);
});
afterAll(() => site.stop());

const from = (address: string) =>
  `Host: localhost\r\nX-Forwarded-For: ${address}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n`;

/** The longest body allowed, which is slow to normalise. */
const marks = JSON.stringify({ message: `a${'\u0300'.repeat(8000)}${'\u0316'.repeat(8000)}` });
const thousands = Array.from({ length: 3600 }, (_, n) => n.toString(36));
/** Bodies of thousands of fields, which are slow to parse. */
const fields = thousands.join('&');
const keys = JSON.stringify(Object.fromEntries(thousands.map((key) => [key, 0])));

const post = (path: string, address: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\n${from(address)}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const urlencoded = 'application/x-www-form-urlencoded';
const unsubscribe = `/newsletter/unsubscribe?token=${'x'.repeat(43)}`;

const floods: [what: string, request: (address: string) => string, connections?: number][] = [
  ['filled pages', (a) => `GET /aboutus?item=local-seo HTTP/1.1\r\n${from(a)}\r\n`],
  ['references', (a) => `GET /thank-you?reference=GH-2222-2222 HTTP/1.1\r\n${from(a)}\r\n`],
  ['pages with a token', (a) => `GET ${unsubscribe} HTTP/1.1\r\n${from(a)}\r\n`],
  ['thousands of slashes', (a) => `GET ${'/'.repeat(15_000)}x HTTP/1.1\r\n${from(a)}\r\n`],
  ['unsubscribes', (a) => post(unsubscribe, a, urlencoded, ''), 200],
  ['rejected methods', (a) => `PUT / HTTP/1.1\r\n${from(a)}\r\n`],
  ['unknown pages', (a) => `GET /nothing HTTP/1.1\r\n${from(a)}\r\n`],
  ['forms with mistakes', (a) => post('/aboutus', a, urlencoded, 'firstName=Ada&email=nobody')],
  ['letters with thousands of marks', (a) => post('/aboutus', a, 'application/json', marks)],
  ['unsubscribes with thousands of fields', (a) => post(unsubscribe, a, urlencoded, fields)],
  ['unsubscribes with thousands of keys', (a) => post(unsubscribe, a, 'application/json', keys)],
  ['forms with thousands of keys', (a) => post('/aboutus', a, 'application/json', keys)],
];

it.each(floods)(
  '%s from one address do not slow down pages for another',
  async (what, request, connections = 16) => {
    const number = floods.findIndex(([name]) => name === what) + 1;
    const visit = () =>
      pageTimes(site.origin, forMs(seconds * 1000), { 'x-forwarded-for': `203.0.113.${number}` });
    const calm = await visit();
    const flood = new Worker(join(import.meta.dirname, 'flood.ts'), {
      workerData: { port, seconds, request: request(`198.51.100.${number}`), connections },
    });
    const flooded = once(flood, 'message');
    await once(flood, 'online');
    const beside = await visit();
    const [sent] = await flooded;
    // On a busy machine, pages are filled in slowly.
    expect(sent).toBeGreaterThan(2 * connections);
    expect(beside.length).toBeGreaterThan(calm.length / 10);
    const allowed = Math.max(scaled(2, 1) * promisedMs, 3 * slowTime(calm, share));
    expect(slowTime(beside, share)).toBeLessThan(allowed);
  },
);

it('a burst of pages filled in without compression does not hold up pages for another', async () => {
  const items = Array.from({ length: 100 }, (_, n) => `item=local-seo:${n}`).join('&');
  const headers = { 'x-forwarded-for': '198.51.100.99', 'accept-encoding': 'identity' };
  const ask = () => fetch(`${site.origin}/plan?${items}`, { headers });
  let isOn = true;
  const burst = Promise.all(Array.from({ length: 55 }, ask)).finally(() => {
    isOn = false;
  });
  const beside = await pageTimes(site.origin, () => isOn, { 'x-forwarded-for': '203.0.113.99' });
  const answers = await burst;
  for (const answer of answers) expect(await answer.text()).toContain('local-seo');
  expect(slowTime(beside, 0.5)).toBeLessThan(2 * promisedMs);
});
