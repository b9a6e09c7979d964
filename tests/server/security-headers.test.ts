import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../server/http/limits.ts';
import { goodEnquiry, postForm, postJson, sendRaw } from './requests.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

type Post = typeof postForm;

describe.each(engines)('security headers, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    const emailsToAddress = { max: 2, windowMs: 60_000 };
    app = await startTestApp(engine, { limits: { ...defaultLimits, emailsToAddress } });
  });
  afterAll(() => app.remove());

  const send = (post: Post, values: Record<string, string>, headers?: Record<string, string>) =>
    post(`${app.address}/aboutus`, { ...goodEnquiry, ...values }, headers);

  it.each([
    ['/localseo', 200],
    ['/nothing', 404],
    ['/contact', 308],
    ['/robots.txt', 200],
    ['/healthz', 200],
  ])('come with %s', async (path, status) => {
    const response = await fetch(`${app.address}${path}`, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expectSecured(response.headers);
  });

  it.each([
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['NONSENSE\r\n\r\n', 400],
    ['GET /% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET / HTTP/1.1\r\nHost: localhost\r\nExpect: nothing\r\nConnection: close\r\n\r\n', 417],
    [
      'POST /aboutus HTTP/1.1\r\nHost: l\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('come with the response to %j: %i', async (bytes, status) => {
    const answer = await sendRaw(app.address, bytes);
    expect(answer.status).toBe(status);
    const lines = new Map(
      answer.text.split('\r\n').map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)] as const;
      }),
    );
    expectSecured({ get: (name) => lines.get(name) ?? null });
  });

  async function subscribeThrice(post: Post): Promise<Response> {
    const subscribe = () => post(`${app.address}/newsletter`, { email: 'ada@three.example' });
    await subscribe();
    await subscribe();
    return subscribe();
  }

  async function sendInto(trouble: keyof typeof troubles, post: Post): Promise<Response> {
    const { begin, end } = troubles[trouble][engine];
    await sql.raw(begin).execute(app.store.db);
    const response = await send(post, { email: `ada@${trouble}.example` });
    await sql.raw(end).execute(app.store.db);
    return response;
  }

  describe.each([
    { who: 'a script', post: postJson, stored: 201, queued: 202 },
    { who: 'a browser', post: postForm, stored: 303, queued: 303 },
  ])('come with responses to $who that sends', ({ post, stored, queued }) => {
    it.each<[string, number, () => Promise<Response>]>([
      ['an enquiry', stored, () => send(post, { email: 'ada@one.example' })],
      ['a subscription', queued, () => post(`${app.address}/newsletter`, { email: 'a@b.example' })],
      ['a form on another site', 403, () => send(post, {}, { origin: 'https://x.example' })],
      ['a form sent to a page without one', 405, () => post(`${app.address}/localseo`, {})],
      ['an unknown token', 410, () => post(`${app.address}/newsletter/confirm`, {})],
      ['too much', 413, () => send(post, { message: 'x'.repeat(40_000) })],
      ['an unknown type', 415, () => send(post, {}, { 'content-type': 'text/x' })],
      ['an invalid address', 422, () => send(post, { email: 'ada@' })],
      ['one subscription too many', 429, () => subscribeThrice(post)],
      ['an enquiry that causes an error', 500, () => sendInto('fault', post)],
      ['an enquiry that cannot be stored', 503, () => sendInto('outage', post)],
    ])('%s: %i', async (_what, status, request) => {
      const response = await request();
      expect(response.status).toBe(status);
      expectSecured(response.headers);
    });
  });
});

/** Ways to make enquiries fail for a while: unexpectedly, or because nothing can be stored. */
const troubles = {
  fault: {
    sqlite: {
      begin: `create trigger never before insert on enquiries begin select raise(abort, 'never'); end`,
      end: 'drop trigger never',
    },
    postgres: {
      begin: 'alter table enquiries add constraint never check (false) not valid',
      end: 'alter table enquiries drop constraint never',
    },
  },
  outage: {
    sqlite: { begin: 'pragma query_only = on', end: 'pragma query_only = off' },
    postgres: {
      begin: `create function refuse() returns trigger language plpgsql
        as $$ begin raise sqlstate '53100'; end $$;
        create trigger full_disk before insert on enquiries execute function refuse()`,
      end: 'drop function refuse cascade',
    },
  },
} as const;

function expectSecured(headers: Pick<Headers, 'get'>): void {
  const header = (name: string) => headers.get(name);
  expect(header('content-security-policy')).toMatch(/default-src 'none'/);
  expect(header('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect(header('content-security-policy')).not.toMatch(/unsafe/);
  expect(header('strict-transport-security')).toMatch(/max-age=63072000/);
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('x-frame-options')).toBe('DENY');
  expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  expect(header('cross-origin-resource-policy')).toBe('same-origin');
  expect(header('origin-agent-cluster')).toBe('?1');
  expect(header('x-permitted-cross-domain-policies')).toBe('none');
  expect(header('permissions-policy')).toMatch(/camera=\(\)/);
}
