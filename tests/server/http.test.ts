import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodEnquiry, postForm, postJson, type RawAnswer, sendRaw } from './requests.ts';
import { engines, startTestApp, type TestApp } from './start-test-app.ts';

describe.each(engines)('the server over HTTP, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(engine);
  });
  afterAll(() => app.remove());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${app.address}${path}`, { headers, redirect: 'manual' });

  it('serves pages compressed, revalidated by ETag', async () => {
    const response = await get('/localseo', { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(await response.text()).toContain('<h1>Local SEO</h1>');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/localseo', {
      'accept-encoding': 'br',
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
    const gzipped = await get('/localseo', { 'accept-encoding': 'gzip' });
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/localseo', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['br', 'br', brotliCompressSync],
    ['gzip', 'gz', gzipSync],
  ])('serves pages as the build compressed them: %s', async (encoding, ending, compress) => {
    const file = join(app.root, 'dist/newsletter/expired.html');
    await writeFile(`${file}.${ending}`, compress('As the build left it.'));
    const response = await get('/newsletter/expired', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('As the build left it.');
  });

  it.each([
    ['/localseo', 200],
    ['/aboutus?item=local-seo', 200],
    ['/nothing', 404],
  ])('answers HEAD %s with %i and headers only', async (path, status) => {
    const rest = 'HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n';
    const [head, whole] = await Promise.all(
      ['HEAD', 'GET'].map((method) => sendRaw(app.address, `${method} ${path} ${rest}`)),
    );
    expect(head?.status).toBe(status);
    expect(head?.text.endsWith('\r\n\r\n')).toBe(true);
    expect(namesOf(head)).toEqual(namesOf(whole));
  });

  it('allows hashed files to be cached for ever', async () => {
    const response = await get('/_astro/island.abc123.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
  });

  it('forbids caching the 404 for a hashed file that was deleted after the start', async () => {
    const own = await startTestApp(engine);
    await rm(join(own.root, 'dist/_astro'), { recursive: true });
    const response = await fetch(`${own.address}/_astro/island.abc123.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await own.remove();
  });

  it('answers 404 even if all built files were deleted after the start', async () => {
    const own = await startTestApp(engine);
    await rm(join(own.root, 'dist'), { recursive: true });
    const headers = { accept: 'text/html' };
    const response = await fetch(`${own.address}/nothing`, { headers });
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('Nothing here'),
    ]);
    expect((await fetch(`${own.address}/localseo`, { headers })).status).toBe(404);
    await own.remove();
  });

  it.each([
    ['/localseo/', 308, '/localseo'],
    ['/localseo.html', 308, '/localseo'],
    ['/localseo/?a=1', 308, '/localseo?a=1'],
    ['/index.html', 308, '/'],
    ['/contact', 308, '/aboutus'],
    ['/contact/', 308, '/aboutus'],
    ['/contact?item=local-seo', 308, '/aboutus?item=local-seo'],
  ])('%s answers %i to %s', async (path, status, location) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });

  it.each([
    '/nothing',
    '/problem',
    '/404',
    '/404.html',
    '//growthhub.example/',
    '/localseo.html.br',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.env',
    '/_astro/',
  ])('%s is not found', async (path) => {
    const { status } = await sendRaw(
      app.address,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(status).toBe(404);
  });

  it('answers 404 with the page for people and JSON for scripts', async () => {
    expect(await (await get('/nothing')).text()).toContain('Nothing here');
    const json = await get('/nothing', { accept: 'application/json' });
    expect(await json.json()).toMatchObject({ error: 'not-found' });
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'CONNECT'])(
    '%s is rejected with 405',
    async (method) => {
      const { status, text } = await sendRaw(
        app.address,
        `${method} /aboutus HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
      expect(status).toBe(405);
      expect(text.toLowerCase()).toContain('allow: get, head');
    },
  );

  it('rejects a POST to a page without a form', async () => {
    const response = await postForm(`${app.address}/localseo`, {});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('rejects more than 32 KB before reading it, and unknown content types', async () => {
    const url = `${app.address}/aboutus`;
    const body = JSON.stringify(goodEnquiry);
    expect((await postJson(url, body.padEnd(32 * 1024))).status).toBe(201);
    const large = await postJson(url, body.padEnd(32 * 1024 + 1));
    expect(large.status).toBe(413);
    expect((await large.json()).message).toContain('@');
    const announced = await sendRaw(
      app.address,
      'POST /aboutus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{',
    );
    expect(announced.status).toBe(413);
    const text = await fetch(url, { method: 'POST', body: 'hello' });
    expect(text.status).toBe(415);
    const multipart = await fetch(url, { method: 'POST', body: new FormData() });
    expect(multipart.status).toBe(415);
    const gzip = await postJson(url, '{}', { 'content-encoding': 'gzip' });
    expect(gzip.status).toBe(415);
    const broken = await postJson(url, '{"firstName":');
    expect(broken.status).toBe(400);
  });

  it('rejects thousands of form fields before parsing them, and JSON where no script sends it', async () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, n) => [`${n}`, ''] as const);
    const send = (path: string, count: number) =>
      postForm(`${app.address}${path}`, Object.fromEntries(fields(count)));
    for (const path of ['/aboutus', '/newsletter/unsubscribe']) {
      expect((await send(path, 3000)).status).toBe(413);
      expect((await send(path, 250)).status).not.toBe(413);
    }
    expect((await postJson(`${app.address}/newsletter/unsubscribe`, {})).status).toBe(415);
    const keys = (count: number) => JSON.stringify(Object.fromEntries(fields(count)));
    for (const body of [keys(3000), keys(3000).replaceAll('":', '" :')]) {
      expect((await postJson(`${app.address}/aboutus`, body)).status).toBe(413);
    }
    const escaped = keys(3000).replaceAll('":', '\\\\":');
    expect((await postJson(`${app.address}/aboutus`, escaped)).status).toBe(413);
    // What a visitor pastes into a message isn't a key.
    const pasted = JSON.stringify({ ...goodEnquiry, message: keys(400) });
    expect((await postJson(`${app.address}/aboutus`, pasted)).status).toBe(201);
  });

  it('accepts forms only from its own pages', async () => {
    const url = `${app.address}/aboutus`;
    const foreign = await postJson(url, goodEnquiry, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    const cross = await postJson(url, goodEnquiry, { 'sec-fetch-site': 'cross-site' });
    expect(cross.status).toBe(403);
    const none = await postJson(url, goodEnquiry, { origin: 'null' });
    expect(none.status).toBe(403);
    for (const origin of [app.address.replace('http', 'ftp'), `${app.address}/x`]) {
      expect((await postJson(url, goodEnquiry, { origin })).status, origin).toBe(403);
    }
    const hostless = 'POST /aboutus HTTP/1.0\r\nOrigin: null\r\nContent-Length: 0\r\n\r\n';
    expect((await sendRaw(app.address, hostless)).status).toBe(403);
    const own = await postJson(url, goodEnquiry, { origin: app.address });
    expect(own.status).toBe(201);
  });

  it('accepts a request target in absolute form', async () => {
    const { status } = await sendRaw(
      app.address,
      'GET http://elsewhere.example/localseo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(status).toBe(200);
  });

  it('says that it is alive and ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready' });
  });

  it('checks at most once a second whether it can store anything, however often it is asked', async () => {
    const asked = await Promise.all(Array.from({ length: 50 }, () => get('/readyz')));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    // The check writes to this table, so it fails without it.
    const own = await startTestApp(engine);
    expect((await fetch(`${own.address}/readyz`)).status).toBe(200);
    await own.store.db.schema.dropTable('settings').execute();
    expect((await fetch(`${own.address}/readyz`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const lost = await fetch(`${own.address}/readyz`);
    expect([lost.status, await lost.json()]).toEqual([503, { status: 'unable to store' }]);
    await own.remove();
  });

  it('answers an impossible range with 416 and another version with 412, and keeps the connection open', async () => {
    const script = '/_astro/island.abc123.js';
    const beyond = await get(script, { range: 'bytes=999999-', 'accept-encoding': 'identity' });
    expect([beyond.status, beyond.headers.get('connection')]).toEqual([416, 'keep-alive']);
    expect(beyond.headers.get('cache-control')).toBe('no-store');
    const other = await get(script, { 'if-match': '"another"' });
    expect([other.status, other.headers.get('connection')]).toEqual([412, 'keep-alive']);
    expect(other.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n'],
    ['an unsupported version', 'GET / HTTP/2.0\r\nHost: localhost\r\n\r\n'],
  ])('rejects %s', async (_what, request) => {
    expect((await sendRaw(app.address, request)).status).toBe(400);
  });

  it('writes no personal data into its log', async () => {
    await postJson(`${app.address}/aboutus?email=ada@shop.example`, goodEnquiry);
    await get('/nothing?name=Okafor');
    const log = app.logged.join('');
    expect(log).toContain('answered');
    expect(log).not.toMatch(/ada@shop|Okafor|127\.0\.0\.1.*answered/);
  });

  it('writes no text from strangers into its log', async () => {
    const before = app.logged.length;
    const forged = '%0d%0a{"level":60,"msg":"forged"}';
    await get(`/${forged}`, { referer: decodeURIComponent(forged).trim(), 'user-agent': 'forged' });
    await postJson(`${app.address}/aboutus`, { ...goodEnquiry, page: decodeURIComponent(forged) });
    const lines = app.logged.slice(before);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(JSON.parse(line)).toHaveProperty('time');
      expect(line).not.toContain('forged');
    }
  });
});

/** The names of the headers; their values differ from one filled page to the next. */
function namesOf(answer: RawAnswer | undefined): string[] {
  const [head = ''] = answer?.text.split('\r\n\r\n') ?? [];
  return head.split('\r\n').map((line) => line.split(':')[0] ?? '');
}
