import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';
import { freePort, serve } from '../../tools/serve.ts';
import { packaged } from '../content/today.ts';

/* The nginx files in deploy/, unchanged except for ports and folders. */
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);
const proxy = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
const pages = readFileSync(join(root, 'deploy/nginx-static.conf'), 'utf8');
/** The documented sed script that turns _redirects into nginx's map. */
const [, toMap = ''] =
  /sed -E '([^']+)' dist\/_redirects/.exec(
    readFileSync(join(root, 'docs/operations.md'), 'utf8'),
  ) ?? [];

const page = packaged.path;
const inCapitals = page.toUpperCase();

test.skipIf(!nginx)('nginx in front of the server: https under one host name', async () => {
  const folder = temporaryFolder();
  const [plain, secure] = [await freePort(), await freePort()];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' });
  const server = await serve({ SITE_URL: 'https://www.example.com', TRUSTED_PROXY_HOPS: '1' });
  onTestFinished(server.stop);
  const settings = proxy
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll(' 10s;', ' 1s;')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('http://127.0.0.1:4321', server.origin);
  await startNginx(folder, settings, plain);

  const there = `https://www.example.com${page}?a=1`;
  for (const host of ['www.example.com', 'example.com']) {
    expect(await ask(`http://127.0.0.1:${plain}${page}?a=1`, host)).toEqual([301, there]);
  }
  const base = `https://127.0.0.1:${secure}`;
  expect(await ask(`${base}${page}?a=1`, 'example.com')).toEqual([301, there]);
  expect(await ask(`${base}${page}`, 'www.example.com')).toEqual([200, undefined]);

  const halfSent = connect(plain, '127.0.0.1').resume();
  halfSent.write('GET / HTTP/1.1\r\nHost: www.example.com\r\n');
  await once(halfSent, 'close', { signal: AbortSignal.timeout(10_000) });

  await server.stop();
  const [status, , sorry] = await fullAnswer(`${base}/aboutus`, 'www.example.com', 'POST');
  expect(status).toBe(502);
  expect(sorry).toContain("it wasn't sent");
});

test.skipIf(!nginx)(
  'nginx with only the pages: each at its URL, and redirects in one step',
  async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    const built = readBuilt(root);
    const map = join(folder, 'redirects.map');
    const input = `${inCapitals} ${page} 301\n/old.php ${page} 301\n${built.text('/_redirects')}`;
    writeFileSync(map, execFileSync('sed', ['-E', toMap], { input }));
    const settings = pages
      .replace('/srv/growth-hub/build/redirects.map', map)
      .replace('/srv/growth-hub/dist', join(root, 'dist'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
    await startNginx(folder, settings, port);

    const answer = (path: string) => ask(`http://127.0.0.1:${port}${path}`, 'www.example.com');
    for (const { path } of built.found) expect(await answer(path), path).toEqual([200, undefined]);
    for (const { from, to } of built.manifest.redirects) {
      expect(await answer(from), from).toEqual([301, to]);
      expect(await answer(`${from}/`), from).toEqual([301, to]);
      expect((await answer(to))[0], to).toBe(200);
    }
    expect(await answer(`${page}/`)).toEqual([301, page]);
    expect(await answer(inCapitals)).toEqual([301, page]);
    expect(await answer(page)).toEqual([200, undefined]);
    expect(await answer('/old.php')).toEqual([301, page]);
    expect(await answer('/oldxphp')).toEqual([404, undefined]);
    expect(await answer('/nowhere')).toEqual([404, undefined]);
    expect(await answer('/%5Cexample.com/')).toEqual([404, undefined]);
  },
);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'growth-hub-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Checks the configuration like `nginx -t`, and runs it until the test ends. */
async function startNginx(folder: string, settings: string, port: number): Promise<void> {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(join(folder, 'temp'));
  const main = `
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`).join(' ')}
      ${settings}
    }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const options = ['-e', join(folder, 'error.log'), '-c', file];
  execFileSync(nginx ?? '', [...options, '-t', '-q']);
  const child = spawn(nginx ?? '', options, { stdio: 'inherit' });
  onTestFinished(async () => {
    child.kill('SIGQUIT');
    if (child.exitCode === null) await once(child, 'exit');
  });
  const isUp = () => ask(`http://127.0.0.1:${port}/`, 'localhost').then(Boolean, () => false);
  await expect.poll(isUp, { timeout: 10_000 }).toBe(true);
}

/** The status and redirect target of a request with this host name. */
async function ask(url: string, host: string) {
  const [status, location] = await fullAnswer(url, host);
  return [status, location];
}

type FullAnswer = [status: number, location: string | undefined, body: string];

function fullAnswer(url: string, host: string, method = 'GET'): Promise<FullAnswer> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { host }, rejectUnauthorized: false }, async (answer) => {
      const { statusCode = 0, headers } = answer;
      resolve([statusCode, headers.location, await text(answer)]);
    })
      .on('error', reject)
      .end();
  });
}
