import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';
import { type Served, serve } from '../../tools/serve.ts';

const built = readBuilt(root);
const home = built.found.find(({ path }) => path === '/');
const siteUrl = new URL(home?.$('link[rel="canonical"]').attr('href') ?? '').origin;
const rules = readRules(built.text('/_headers'));

const anyFile = (pattern: RegExp) => [...built.files].find((file) => pattern.test(file)) ?? '';
const anyTwin = anyFile(/\.md$/);

let server: Served;
beforeAll(async () => {
  server = await serve({ SITE_URL: siteUrl });
}, 60_000);
afterAll(() => server.stop());

const pages = Object.keys(built.manifest.pages).filter((path) => !/^\/(?:404|problem)$/.test(path));

test.each(pages)('a static host sends the same headers with %s as the server', async (path) => {
  const sent = await headersOf(path);
  const { 'cache-control': _, ...policies } = sent;
  expect(hostHeaders(path)).toEqual(policies);
});

test('files get the same headers: hashed files are immutable, Markdown copies are noindex, and all have a strict policy', async () => {
  const hashed = anyFile(/^\/_astro\/.+\.woff2$/);
  for (const path of [hashed, anyFile(/^\/artwork\/.+\.svg$/), anyFile(/^\/pictures\/.+\.png$/)]) {
    const { 'cache-control': kept, ...sent } = await headersOf(path);
    const { 'cache-control': hostKept = 'no-cache', ...host } = hostHeaders(path);
    expect(host, path).toEqual(sent);
    expect(hostKept, path).toBe(kept);
  }
  const twin = await headersOf(anyTwin);
  expect(twin['x-robots-tag']).toBe('noindex');
  expect(hostHeaders(anyTwin)['x-robots-tag']).toBe('noindex');
});

test('other sites, such as feed readers, may show the pictures in the feed', async () => {
  const pictures = [...built.text('/rss.xml').matchAll(/src=(?:"|&quot;)([^"&]+)/g)];
  expect(pictures).not.toHaveLength(0);
  for (const [, url = ''] of pictures) {
    const path = new URL(url).pathname;
    expect((await headersOf(path))['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
});

test('no path gets the same header from two rules, because hosts would join the values', () => {
  for (const path of [...pages, ...built.files]) {
    const names = rules
      .filter((rule) => covers(rule.path, path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size, path).toBe(names.length);
  }
});

test('redirects are the same and permanent', async () => {
  const lines = built.text('/_redirects').trim().split('\n');
  expect(lines).toHaveLength(built.manifest.redirects.length);
  for (const line of lines) {
    const [from = '', to, status] = line.split(' ');
    const answer = await fetch(`${server.origin}${from}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location'), status]).toEqual([308, to, '301']);
  }
});

test('files for other programs have the right content type', async () => {
  const types = {
    [anyTwin]: 'text/markdown; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml',
    '/manifest.webmanifest': 'application/manifest+json',
    [anyFile(/^\/pictures\/.+\.png$/)]: 'image/png',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await fetch(`${server.origin}${path}`);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type]);
  }
});

type Rule = { path: string; headers: Record<string, string> };

function readRules(text: string): Rule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
      return { path, headers: Object.fromEntries(headers) };
    });
}

function covers(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}

function hostHeaders(path: string): Record<string, string> {
  const matching = rules.filter((rule) => covers(rule.path, path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The headers that the server sends, without those specific to one response. */
async function headersOf(path: string): Promise<Record<string, string>> {
  const answer = await fetch(`${server.origin}${path}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  expect(answer.status, path).toBe(200);
  return Object.fromEntries([...answer.headers].filter(([name]) => !ofOneAnswer.has(name)));
}

const ofOneAnswer = new Set(
  'accept-ranges connection content-encoding content-length content-type date etag keep-alive last-modified transfer-encoding vary'.split(
    ' ',
  ),
);
