import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { siteManifestSchema } from '../../contract/site-manifest.ts';
import { readContent } from '../../server/content.ts';
import { derivedFromSite } from '../../server/http/live-site.ts';
import { createRefuse } from '../../server/http/refuse.ts';
import { readSite } from '../../server/http/site.ts';
import { replaceBuild } from '../../tools/replace-build.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { goodEnquiry, postForm, postJson } from './requests.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('sqlite');
});
afterAll(() => app.remove());

const get = (path: string) => fetch(`${app.address}${path}`);
const style = 'body { color: teal }';
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

it('a running server switches to a new build all at once', async () => {
  const pages: [path: string, status: number, ask: () => Promise<Response>][] = [
    ['a page', 200, () => get('/localseo')],
    ['a page filled in', 200, () => get('/thank-you?reference=GH-AB12-CD34')],
    ['a form with errors', 422, () => postForm(`${app.address}/aboutus`, {})],
    ['a refusal', 404, () => get('/nowhere')],
  ];
  for (const [name, status, ask] of pages) {
    const before = await ask();
    expect([name, before.status]).toEqual([name, status]);
    expect(before.headers.get('content-security-policy'), name).not.toContain(styleHash);
  }

  replaceBuild(app.root, await writeNextBuild());

  for (const [name, status, ask] of pages) {
    const answer = await ask();
    expect([name, answer.status]).toEqual([name, status]);
    expect(await answer.text(), name).toContain(`<style>${style}</style>`);
    expect(answer.headers.get('content-security-policy'), name).toContain(`'${styleHash}'`);
  }
  expect((await get('/_astro/island.def456.js')).status).toBe(200);
  expect((await get('/_astro/island.abc123.js')).status).toBe(404);
  await postJson(`${app.address}/aboutus`, goodEnquiry);
  await app.worker.sendDue();
  expect(app.mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining(': New name'),
  );
});

it('keeps serving the last build while the manifest cannot be read', async () => {
  const manifest = join(app.root, 'build/manifest.json');
  await rename(manifest, `${manifest}.kept`);
  // A link to itself is an error for everyone, even for root.
  await symlink(manifest, manifest);
  expect((await get('/localseo')).status).toBe(200);
  expect((await postJson(`${app.address}/aboutus`, { ...goodEnquiry, message: 'B' })).status).toBe(
    201,
  );
  await rename(`${manifest}.kept`, manifest);
});

it('a value that could not be derived from a new build is derived at the next request', () => {
  const read = () => readSite(join(app.root, 'dist'), join(app.root, 'build/manifest.json'));
  let current = read();
  let isBroken = false;
  const derived = derivedFromSite({ current: () => current, refresh: () => {} }, (site) => {
    if (isBroken) throw new Error('broken');
    return site;
  });
  current = read();
  isBroken = true;
  expect(derived).toThrow('broken');
  isBroken = false;
  expect(derived()).toBe(current);
});

it('a rejection makes only its own page', async () => {
  const site = readSite(join(app.root, 'dist'), join(app.root, 'build/manifest.json'));
  const made: string[] = [];
  const template = (path: string) => {
    made.push(path);
    return site.template(path);
  };
  const content = readContent(join(app.root, 'content/site'));
  const watched = { ...site, template };
  const live = { current: () => watched, refresh: () => {} };
  const refuse = createRefuse({ content, site: live, siteUrl: app.address });
  expect(made).toEqual([]);
  const server = fastify();
  server.get('/', (request, reply) => refuse(request, reply, 'not-found'));
  await server.inject('/');
  await server.inject('/');
  expect(made).toEqual([paths.notFound]);
});

it('a path of thousands of slashes is looked up in linear time', () => {
  const { redirect } = readSite(join(app.root, 'dist'), join(app.root, 'build/manifest.json'));
  const millisecondsFor = (slashes: number, times: number) => {
    const path = `${'/'.repeat(slashes)}x`;
    const start = performance.now();
    for (let n = 0; n < times; n += 1) redirect(path);
    return performance.now() - start;
  };
  // Quadratic time would make the first figure 32 times the second one.
  // The fastest of three, because a pause counts as much as the work.
  const fastest = (slashes: number, times: number) =>
    Math.min(...[1, 2, 3].map(() => millisecondsFor(slashes, times)));
  expect(fastest(16_000, 10)).toBeLessThan(8 * fastest(500, 320));
});

it('an unusable build is ignored and logged once', async () => {
  await writeFile(join(app.root, 'build/manifest.json'), '{"version":2}');
  expect((await get('/localseo')).status).toBe(200);
  expect((await get('/localseo')).status).toBe(200);
  expect(app.logged.filter((line) => line.includes('does not match this server'))).toHaveLength(1);
});

/**
 * A second build of the fixture, in which pages have a style, a script has another name and a
 * service is renamed.
 */
async function writeNextBuild(): Promise<string> {
  const next = await writeFixtureSite();
  const dist = join(next, 'dist');
  const manifestFile = join(next, 'build/manifest.json');
  const manifest = siteManifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  for (const page of Object.values(manifest.pages)) {
    const file = join(dist, page.file);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('</head>', `<style>${style}</style></head>`));
    await rm(`${file}.br`);
    await rm(`${file}.gz`);
    page.styleHashes = [styleHash];
  }
  const scripts = await readdir(join(dist, '_astro'));
  for (const name of scripts) await rm(join(dist, '_astro', name));
  await writeFile(join(dist, '_astro/island.def456.js'), '');
  const service = manifest.services['local-seo'];
  if (service) service.name = 'New name';
  await writeFile(manifestFile, JSON.stringify(manifest));
  await writeFile(join(next, 'build/pages.json'), '{}');
  return next;
}
