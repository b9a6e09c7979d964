import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { startPostgres } from './postgres.ts';
import { goodEnquiry, postJson, referenceOf } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { type Engine, startTestApp, type TestApp } from './start-test-app.ts';

const run = promisify(execFile);
/** A complete PostgreSQL on this machine, with server and tools of the same version. */
const installed = globSync('/usr/lib/postgresql/*/bin')
  .filter((bin) => ['initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(bin, name))))
  .at(-1);

let app: TestApp;
let file: string;
afterEach(async () => {
  vi.unstubAllEnvs();
  await app.remove();
});

async function start(engine: Engine, env: Record<string, string> = {}): Promise<string> {
  app = await startTestApp(engine, { env });
  file = join(app.config.dataDir, 'copy');
  return referenceOf(await postJson(`${app.address}/aboutus`, goodEnquiry));
}

const backup = () => runStaffCommand(app, ['backup', file]);

async function references(database: TestApp['config']['database']): Promise<string[]> {
  const copy = await openStore(database);
  const rows = await copy.db.selectFrom('enquiries').select('reference').execute();
  await copy.close();
  return rows.map(({ reference }) => reference);
}

describe('a backup of SQLite', () => {
  it('is complete, is made while the server runs, and is never overwritten', async () => {
    const reference = await start('sqlite');
    expect((await backup()).notes).toBe(`Backup written to ${file} and checked.`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await backup()).code).toBe(1);
    expect(await references({ engine: 'sqlite', file })).toEqual([reference]);
  });

  it('is complete even if two are made at the same time', async () => {
    const reference = await start('sqlite');
    const both = await Promise.all([backup(), backup()]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await references({ engine: 'sqlite', file })).toEqual([reference]);
    const names = await readdir(app.config.dataDir);
    expect(names.filter((name) => name.includes('draft'))).toEqual([]);
  });
});

describe('a backup of SQLite under constant writes', () => {
  it('finishes, and contains what was there when it began', async () => {
    const reference = await start('sqlite');
    const { database } = app.config;
    if (database.engine !== 'sqlite') throw new Error('This test needs SQLite.');
    const server = new DatabaseSync(database.file);
    server.exec('create table ballast (x); insert into ballast values (zeroblob(8000000))');
    let steps = 0;
    await app.store.backup?.(file, () => {
      steps += 1;
      server.exec(`insert into ballast values (${steps})`);
    });
    server.close();
    expect(steps).toBeGreaterThan(10);
    expect(await references({ engine: 'sqlite', file })).toEqual([reference]);
  });
});

describe('a backup of PostgreSQL', () => {
  it('says what is needed if there is no pg_dump, and leaves nothing behind', async () => {
    await start('postgres');
    vi.stubEnv('PATH', app.config.dataDir);
    const { code, notes } = await backup();
    expect(code).toBe(1);
    expect(notes).toContain('(spawn pg_dump ENOENT). Install the PostgreSQL client programs');
    expect(await readdir(app.config.dataDir)).toEqual([]);
  });

  it('never shows the password in the list of processes', async () => {
    const noted = await backupWithStandIn('postgres://staff:p%40ss@db.example/leads');
    expect(noted.options).toContain('--dbname=postgres://staff@db.example/leads');
    expect(noted.password).toBe('password p@ss');
  });

  it('takes the password from the environment if the URL has none, as the server does', async () => {
    vi.stubEnv('PGPASSWORD', 'from outside');
    const noted = await backupWithStandIn('postgres://staff@db.example/leads');
    expect(noted.password).toBe('password from outside');
  });

  it.skipIf(!installed)(
    'is complete, is made while the server runs, and can be restored',
    async () => {
      const bin = installed ?? '';
      const postgres = await startPostgres(tmpdir(), bin);
      onTestFinished(() => postgres.remove());
      const reference = await start('sqlite', { DATABASE_URL: await postgres.createDatabase() });
      vi.stubEnv('PATH', `${bin}${delimiter}${process.env['PATH']}`);
      expect((await backup()).notes).toBe(`Backup written to ${file}.`);
      expect((await backup()).code).toBe(1);
      const url = await postgres.createDatabase();
      await run(join(bin, 'pg_restore'), [`--dbname=${url}`, file]);
      expect(await references({ engine: 'postgres', url })).toEqual([reference]);
    },
  );
});

/** The arguments and password that a stand-in for pg_dump gets. */
async function backupWithStandIn(url: string) {
  await start('postgres');
  const tools = join(app.config.dataDir, 'tools');
  await mkdir(tools);
  const noted = join(tools, 'noted');
  const script = `#!/bin/sh\necho "$@" > ${noted}\necho "password $PGPASSWORD" >> ${noted}\nexit 1\n`;
  await writeFile(join(tools, 'pg_dump'), script);
  await chmod(join(tools, 'pg_dump'), 0o755);
  vi.stubEnv('PATH', `${tools}${delimiter}${process.env['PATH']}`);
  const database = { engine: 'postgres', url } as const;
  await runStaffCommand(app, ['backup', file], { ...app.config, database });
  const [options, password] = (await readFile(noted, 'utf8')).split('\n');
  return { options, password };
}
