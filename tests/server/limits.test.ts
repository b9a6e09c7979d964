import { afterEach, describe, expect, it, vi } from 'vitest';
import { honeypotField } from '../../contract/field-rules.ts';
import { defaultLimits } from '../../server/http/limits.ts';
import { goodEnquiry, postForm, postJson } from './requests.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

const window = { windowMs: 60_000 };

describe.each(engines)('rate limits, on %s', (engine) => {
  let app: TestApp;
  afterEach(() => app.remove());

  const send = (n: number, headers: Record<string, string> = {}) => {
    const sent = { ...goodEnquiry, message: `No ${n}` };
    return postJson(`${app.address}/aboutus`, sent, headers);
  };

  /** How many emails go to the owner, and how many to senders. */
  const mails = async () => {
    const rows = await app.store.db.selectFrom('outbox').select('kind').execute();
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    return { owner: count('owner-enquiry'), senders: count('acknowledgement') };
  };

  it('apply to one client, return everything typed, and expire', async () => {
    app = await startTestApp(engine, {
      limits: { ...defaultLimits, posts: { max: 2, ...window } },
    });
    await send(1);
    await send(2);
    const refused = await send(3);
    expectWait(refused, 61);
    app.clock.advance(10_500);
    const page = await postForm(`${app.address}/aboutus`, goodEnquiry);
    expectWait(page, 50);
    expect(await page.text()).toContain('value="Ada"');
    app.clock.advance(120_000);
    expect((await send(4)).status).toBe(201);
  });

  it('return what was typed only as often as people would send it', async () => {
    const limits = {
      ...defaultLimits,
      posts: { max: 1, ...window },
      filled: { max: 1, ...window },
    };
    app = await startTestApp(engine, { limits });
    await send(1);
    const refused = () => postForm(`${app.address}/aboutus`, goodEnquiry);
    expect(await (await refused()).text()).toContain('value="Ada"');
    const next = await refused();
    expectWait(next, 61);
    expect(await next.text()).not.toContain('Ada');
  });

  it('count the spellings of an address that reach one mailbox as one', async () => {
    const limits = { ...defaultLimits, emailsToAddress: { max: 1, ...window } };
    app = await startTestApp(engine, { limits });
    const subscribe = (email: string) => postForm(`${app.address}/newsletter`, { email });
    expect((await subscribe('ada.lovelace@shop.example')).status).toBe(303);
    for (const email of ['a.dalovelace@shop.example', 'Ada.Love.Lace+x.y@shop.example']) {
      expect((await subscribe(email)).status).toBe(429);
    }
    expect((await subscribe('ada.lovelace@shopexample.com')).status).toBe(303);
  });

  it('apply to one email address, separately for each form', async () => {
    const limits = { ...defaultLimits, emailsToAddress: { max: 1, ...window } };
    app = await startTestApp(engine, { limits });
    const subscribe = () => postForm(`${app.address}/newsletter`, { email: goodEnquiry.email });
    expect((await subscribe()).status).toBe(303);
    app.clock.advance(10_000);
    expect((await send(1)).status).toBe(201);
    app.clock.advance(20_000);
    for (const post of [postJson, postForm]) {
      expectWait(await post(`${app.address}/newsletter`, { email: goodEnquiry.email }), 31);
    }
  });

  it('of emails to one address never refuse an enquiry, which only goes without its copy', async () => {
    const limits = { ...defaultLimits, emailsToAddress: { max: 1, ...window } };
    app = await startTestApp(engine, { limits });
    for (const n of [1, 2, 2]) expect((await send(n)).status).toBe(201);
    const other = { ...goodEnquiry, email: 'other@shop.example' };
    expect((await postJson(`${app.address}/aboutus`, other)).status).toBe(201);
    expect(await mails()).toEqual({ owner: 3, senders: 2 });
    app.clock.advance(120_000);
    expect((await send(3)).status).toBe(201);
    expect(await mails()).toEqual({ owner: 4, senders: 3 });
  });

  it('of emails that one client triggers never refuse an enquiry either', async () => {
    const limits = { ...defaultLimits, emailsOfClient: { max: 2, ...window } };
    app = await startTestApp(engine, { limits, env: { TRUSTED_PROXY_HOPS: '1' } });
    const from = async (ip: string, n: number) => {
      const sent = { ...goodEnquiry, email: `ada${n}@shop.example`, message: `No ${n}` };
      const answer = await postJson(`${app.address}/aboutus`, sent, { 'x-forwarded-for': ip });
      expect(answer.status).toBe(201);
    };
    for (const n of [1, 2, 3, 4]) await from('203.0.113.1', n);
    expect(await mails()).toEqual({ owner: 4, senders: 2 });
    await from('203.0.113.2', 5);
    expect(await mails()).toEqual({ owner: 5, senders: 3 });
  });

  it('apply to one email address, and to everybody, when everything is sent at once', async () => {
    const limits = { ...defaultLimits, emailsToAddress: { max: 3, ...window } };
    app = await startTestApp(engine, {
      limits: { ...limits, storedOverall: { max: 5, ...window } },
    });
    const burst = Array.from({ length: 10 }, (_, n) => send(n));
    const taken = (await Promise.all(burst)).filter(({ status }) => status === 201);
    expect(taken).toHaveLength(5);
    expect(await mails()).toEqual({ owner: 5, senders: 3 });
  });

  it('count an enquiry once, however often it is sent', async () => {
    const limits = { ...defaultLimits, storedOverall: { max: 2, ...window } };
    app = await startTestApp(engine, { limits });
    for (let n = 0; n < 4; n += 1) expect((await send(1)).status).toBe(201);
    expect((await send(2)).status).toBe(201);
    expectWait(await send(3), 61);
  });

  it('apply to everybody together, and to pages', async () => {
    const limits = {
      ...defaultLimits,
      storedOverall: { max: 1, ...window },
      requests: { max: 4, ...window },
    };
    app = await startTestApp(engine, { limits });
    await send(1);
    app.clock.advance(30_000);
    expectWait(await send(2), 31);
    await fetch(`${app.address}/`);
    await fetch(`${app.address}/`);
    app.clock.advance(29_900);
    expectWait(await fetch(`${app.address}/`), 1);
    expect((await fetch(`${app.address}/healthz`)).status).toBe(200);
  });

  it.each(['/aboutus', '/newsletter', '/newsletter/confirm'])(
    'apply to posts to %s, and say for how many seconds',
    async (path) => {
      app = await startTestApp(engine, {
        limits: { ...defaultLimits, posts: { max: 1, ...window } },
      });
      await send(1);
      app.clock.advance(15_000);
      for (const post of [postJson, postForm]) {
        expectWait(await post(`${app.address}${path}`, {}), 46);
      }
    },
  );

  it('shared by everybody are not used up by one client over its own', async () => {
    const limits = {
      ...defaultLimits,
      posts: { max: 1, ...window },
      storedOverall: { max: 2, ...window },
    };
    app = await startTestApp(engine, { limits, env: { TRUSTED_PROXY_HOPS: '1' } });
    const flood = { 'x-forwarded-for': '203.0.113.1' };
    expect((await send(1, flood)).status).toBe(201);
    for (const n of [2, 3, 4]) expect((await send(n, flood)).status).toBe(429);
    expect((await send(5, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(201);
  });

  it('shared by everybody never block a confirmation, which stores nothing new', async () => {
    app = await startTestApp(engine, {
      limits: { ...defaultLimits, storedOverall: { max: 1, ...window } },
    });
    expect((await send(1)).status).toBe(201);
    const confirm = await postForm(`${app.address}/newsletter/confirm`, { token: 'A'.repeat(43) });
    expect(confirm.status).toBe(410);
  });

  it('shared by everybody count what is stored and not garbage, and never block unsubscribing', async () => {
    const limits = {
      ...defaultLimits,
      posts: { max: 1000, ...window },
      storedOverall: { max: 1, ...window },
    };
    app = await startTestApp(engine, { limits });
    const garbage = () => postJson(`${app.address}/aboutus`, { email: 'nobody' });
    expect((await garbage()).status).toBe(422);
    expect((await garbage()).status).toBe(422);
    const link = `${app.address}/newsletter/unsubscribe?token=${'A'.repeat(43)}`;
    const unsubscribe = () => postForm(link, { 'List-Unsubscribe': 'One-Click' });
    for (let n = 0; n < 5; n += 1) expect((await unsubscribe()).status).toBe(410);
    expect((await send(1)).status).toBe(201);
    expectWait(await send(2), 61);
    expect((await unsubscribe()).status).toBe(410);
  });

  it('on all requests of a client do not block unsubscribing', async () => {
    app = await startTestApp(engine, {
      limits: { ...defaultLimits, requests: { max: 1, ...window } },
    });
    expect((await fetch(app.address)).status).toBe(200);
    expect((await fetch(app.address)).status).toBe(429);
    const link = `${app.address}/newsletter/unsubscribe?token=${'A'.repeat(43)}`;
    expect((await postForm(link, { 'List-Unsubscribe': 'One-Click' })).status).toBe(410);
    expect((await fetch(link)).status).toBe(429);
  });

  it('for an email address are not used up by quarantined enquiries', async () => {
    const limits = { ...defaultLimits, emailsToAddress: { max: 1, ...window } };
    app = await startTestApp(engine, { limits });
    const honeypot = { ...goodEnquiry, [honeypotField]: 'https://spam.example' };
    for (let n = 0; n < 3; n += 1) {
      const answer = await postJson(`${app.address}/aboutus`, { ...honeypot, message: `No ${n}` });
      expect(answer.status).toBe(201);
    }
    expect((await send(4)).status).toBe(201);
    expect(await mails()).toEqual({ owner: 1, senders: 1 });
  });

  it('apply to all networks of one customer of a provider together', async () => {
    const limits = { ...defaultLimits, postsOfNetwork: { max: 2, ...window } };
    app = await startTestApp(engine, { limits, env: { TRUSTED_PROXY_HOPS: '1' } });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    expect((await send(1, from('2001:db8:1:1::1'))).status).toBe(201);
    expect((await send(2, from('2001:db8:1:2::1'))).status).toBe(201);
    expectWait(await send(3, from('2001:db8:1:3::1')), 61);
    expect((await send(4, from('2001:db8:2:1::1'))).status).toBe(201);
    for (const n of [5, 6]) {
      expect((await send(n, from(`203.0.113.${n}`))).status).toBe(201);
    }
    expectWait(await send(7, from('203.0.113.7')), 61);
  });

  it('still apply when the machine clock is set back', async () => {
    const limits = { ...defaultLimits, posts: { max: 1, ...window } };
    app = await startTestApp(engine, { limits });
    await send(1);
    app.clock.setBack(3_600_000);
    expectWait(await send(2), 61);
    app.clock.advance(120_000);
    expect((await send(3)).status).toBe(201);
  });

  it('still apply when the clock of a real server is set forward', async () => {
    const limits = { ...defaultLimits, posts: { max: 1, ...window } };
    app = await startTestApp(engine, { limits, monotonicNow: undefined });
    vi.useFakeTimers({ toFake: ['Date'] });
    await send(1);
    vi.setSystemTime(Date.now() + 3_600_000);
    const { status } = await send(2);
    vi.useRealTimers();
    expect(status).toBe(429);
  });

  it('serve the page as built, with only its token filled in, to a client that asks for too many filled ones', async () => {
    app = await startTestApp(engine, {
      limits: { ...defaultLimits, filled: { max: 1, ...window } },
    });
    const filled = async () => (await fetch(`${app.address}/aboutus?item=local-seo`)).text();
    // Nothing is filled in here, so it doesn't count.
    await fetch(`${app.address}/aboutus?utm_source=mail`);
    expect(await filled()).toContain('value="local-seo" checked');
    expect(await filled()).not.toContain('value="local-seo" checked');
    // Without a token, the buttons on these pages do nothing.
    const token = 'x'.repeat(43);
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
      const page = await fetch(`${app.address}${path}?token=${token}`);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(await page.text()).toContain(`value="${token}"`);
    }
  });

  it('answer without a page if a client asks for too many', async () => {
    app = await startTestApp(engine, {
      limits: { ...defaultLimits, requests: { max: 1, ...window } },
    });
    await fetch(`${app.address}/localseo`);
    const refused = await fetch(`${app.address}/localseo`, { headers: { accept: 'text/html' } });
    expectWait(refused, 61);
    expect(refused.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await refused.text()).length).toBeLessThan(300);
    expectWait(await fetch(`${app.address}/%`), 61);
  });

  it('trust X-Forwarded-For from as many proxies as configured', async () => {
    const limits = { ...defaultLimits, posts: { max: 1, ...window } };
    app = await startTestApp(engine, { limits });
    await send(1, { 'x-forwarded-for': '203.0.113.1' });
    expect((await send(2, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
    await app.remove();

    app = await startTestApp(engine, { limits, env: { TRUSTED_PROXY_HOPS: '1' } });
    await send(1, { 'x-forwarded-for': '203.0.113.1' });
    const forged = { 'x-forwarded-for': '198.51.100.7, 203.0.113.1' };
    expect((await send(2, forged)).status).toBe(429);
    expect((await send(3, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(201);
    await send(4, { 'x-forwarded-for': '2001:db8:1:2::1' });
    expect((await send(5, { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await send(6, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(201);
  });
});

function expectWait({ status, headers }: Response, seconds: number): void {
  expect([status, headers.get('retry-after')]).toEqual([429, String(seconds)]);
}
