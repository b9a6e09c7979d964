import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startApp } from '../../server/app.ts';
import { type DatabaseConfig, parseConfig } from '../../server/config.ts';
import { quarantine } from '../../server/store/enquiry-state.ts';
import { openStore } from '../../server/store/open-store.ts';
import { dropDead } from '../../server/store/outbox-store.ts';
import { removePerson } from '../../server/store/removal.ts';
import { isStoreDown } from '../../server/store/store-error.ts';
import { buildFor, writeFixtureSite } from './fixture-site.ts';
import { createDatabaseOn } from './postgres.ts';
import { goodEnquiry, postForm, postJson } from './requests.ts';
import { engines } from './start-test-app.ts';

const log = pino({ level: 'silent' });
let root: string;
let dataDir: string;
beforeEach(async () => {
  root = await writeFixtureSite();
  dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-data-'));
});
afterEach(async () => {
  await rm(root, { recursive: true });
  await rm(dataDir, { recursive: true });
});

const config = (env: Record<string, string> = {}) =>
  parseConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', ...env });

describe('starting the server', () => {
  it('fails with a message if the site has not been built', async () => {
    await rm(join(root, 'build'), { recursive: true });
    await expect(startApp(config(), { root, log })).rejects.toThrow('Run: npm run build');
  });

  it('fails with the file, field and fix if wording is missing', async () => {
    await writeFile(join(root, 'content/site/mail.yaml'), 'locale: en-GB\nwrong: true\n');
    await expect(startApp(config(), { root, log })).rejects.toThrow(/mail\.yaml: ownerEnquiry/);
  });

  it('names the setting to change if its folder cannot be created', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const starting = startApp(config({ DATA_DIR: file }), { root, log });
    await expect(starting).rejects.toThrow(/^Cannot create the folder .*\/file: .*set DATA_DIR\.$/);
  });

  it.each([
    ['a folder', () => `sqlite:${dataDir}`, / cannot be used: .*set DATA_DIR or DATABASE_URL\.$/],
    [
      'below a file',
      () => `sqlite:${root}/build/manifest.json/x.db`,
      / cannot be used: .*set DATA/,
    ],
    [
      'a server that is not there',
      () => 'postgres://user:secret@127.0.0.1:1/db',
      /^PostgreSQL cannot be used: (?!.*secret).*DATABASE_URL has the right address/,
    ],
  ])('names the setting to change if the database is %s', async (_, url, sentence) => {
    const starting = startApp(config({ DATABASE_URL: url() }), { root, log });
    await expect(starting).rejects.toThrow(sentence);
  });

  it('names the setting to change if the port is in use', async () => {
    const app = await startApp(config(), { root, log });
    const { port } = new URL(app.address);
    try {
      const second = startApp(config({ PORT: port }), { root, log });
      await expect(second).rejects.toThrow(`port ${port} is already in use`);
      await expect(second).rejects.toThrow('set PORT');
    } finally {
      await app.stop();
    }
  });

  it.each([
    ['192.0.2.1', 'this machine has no address 192.0.2.1. Set HOST'],
    ['nowhere.invalid', 'the host name nowhere.invalid cannot be resolved. Set HOST'],
  ])('names the setting to change if it cannot listen at %s', async (HOST, sentence) => {
    await expect(startApp(config({ HOST }), { root, log })).rejects.toThrow(sentence);
  });

  it.each([
    ['https://www.shop.example', 'https://growthhub.example', 1],
    ['https://growthhub.example', 'https://growthhub.example', 0],
    ['http://localhost:4321', 'https://growthhub.example', 0],
    ['http://localhost:4321', 'https://www.shop.com', 1],
  ])('warns at %s about pages built for %s: %i lines', async (siteUrl, built, count) => {
    await buildFor(root, built);
    const logged: string[] = [];
    const noting = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
    const app = await startApp(config({ SITE_URL: siteUrl }), { root, log: noting });
    await app.stop();
    const warnings = logged.filter((line) => line.includes(`SITE_URL=${siteUrl} npm run build`));
    expect(warnings).toHaveLength(count);
  });

  it('lists the files with sample content, until there are none', async () => {
    const file = 'content/pages/terms.yaml';
    await mkdir(join(root, 'content/pages'), { recursive: true });
    const warningsWith = async (text: string) => {
      await writeFile(join(root, file), text);
      const logged: string[] = [];
      const noting = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
      await (await startApp(config(), { root, log: noting })).stop();
      return logged.filter((line) => line.includes('sample content') && line.includes(file));
    };
    expect(await warningsWith('sample: true\nkind: plain\n')).toHaveLength(1);
    expect(await warningsWith('kind: plain\n')).toHaveLength(0);
  });

  it('needs no built site in development, and accepts enquiries', async () => {
    await rm(join(root, 'dist'), { recursive: true });
    const app = await startApp(config({ NODE_ENV: 'development' }), { root, log });
    expect((await postJson(`${app.address}/aboutus`, goodEnquiry)).status).toBe(201);
    expect((await postForm(`${app.address}/aboutus`, {})).status).toBe(422);
    expect((await fetch(`${app.address}/`)).status).toBe(404);
    await app.stop();
  });
});

it('the staff command does not migrate the database of a running server', async () => {
  const file = join(dataDir, 'x.db');
  const { db, close } = await openStore({ engine: 'sqlite', file });
  await sql`delete from schema_migrations where name = '0008-plans'`.execute(db);
  await close();
  const command = join(import.meta.dirname, '../../server/cli/leads.ts');
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: `sqlite:${file}` };
  const { status, stderr } = spawnSync(process.execPath, [command, 'list'], { env });
  expect(status).toBe(1);
  expect(String(stderr)).toContain('belongs to an older version');
});

it('the staff command does not create a database where there is none', async () => {
  const command = join(import.meta.dirname, '../../server/cli/leads.ts');
  const folder = join(dataDir, 'typo');
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  for (const argv of [['backup'], ['erase', 'ada@shop.example', '--yes'], ['list']]) {
    const { status, stderr } = spawnSync(process.execPath, [command, ...argv], { env });
    expect(status).toBe(1);
    expect(String(stderr).startsWith(`There is no database at ${folder}`)).toBe(true);
  }
  const loop = join(dataDir, 'loop');
  await symlink(loop, loop);
  const unreadable = spawnSync(process.execPath, [command, 'list'], {
    env: { ...env, DATA_DIR: loop },
  });
  expect(String(unreadable.stderr)).toContain('ELOOP');
  const misspelt = spawnSync(process.execPath, [command, 'list', '--state', 'opne'], { env });
  expect([misspelt.status, String(misspelt.stderr)]).toEqual([
    2,
    expect.stringContaining('--state must be one of: open, answered, quarantine.'),
  ]);
  expect(existsSync(join(folder, 'growth-hub.db'))).toBe(false);
});

describe.each(engines)('the store, on %s', (engine) => {
  let database: DatabaseConfig;
  beforeEach(async () => {
    database =
      engine === 'sqlite'
        ? { engine, file: join(dataDir, 'x.db') }
        : { engine, url: await createDatabaseOn(inject('postgresUrl')) };
  });

  const open = () => openStore(database);

  it('has every commit on disk by the time it returns', async () => {
    const { db, close } = await open();
    const names =
      engine === 'sqlite'
        ? ['journal_mode', 'synchronous', 'busy_timeout', 'secure_delete']
        : ['fsync', 'synchronous_commit', 'full_page_writes'];
    const values = await Promise.all(
      names.map(async (name) => {
        const ask = engine === 'sqlite' ? `pragma ${name}` : `show ${name}`;
        const answer = await sql.raw<Record<string, unknown>>(ask).execute(db);
        return Object.values(answer.rows[0] ?? {})[0];
      }),
    );
    expect(values).toEqual(engine === 'sqlite' ? ['wal', 2, 0, 1] : ['on', 'on', 'on']);
    await close();
  });

  it('does not open a database written by a newer version', async () => {
    const first = await open();
    await sql`insert into schema_migrations (name) values ('9999-later')`.execute(first.db);
    await first.close();
    await expect(open()).rejects.toThrow('newer version (9999-later)');
  });

  it('is set up by a staff command if it is empty, but not migrated if it is older', async () => {
    const openAsStaff = () => openStore(database, { migrateOnlyIfEmpty: true });
    const { db, close } = await openAsStaff();
    await sql`delete from schema_migrations where name = '0008-plans'`.execute(db);
    await close();
    await expect(openAsStaff()).rejects.toThrow('belongs to an older version');
  });
});

it.each(['exclusive', 'immediate'])(
  'SQLite is opened once another process releases its lock (%s)',
  async (lock) => {
    const file = join(dataDir, 'x.db');
    // A process that starts locks a new file exclusively. One that writes locks an existing file.
    if (lock === 'immediate') await (await openStore({ engine: 'sqlite', file })).close();
    const other = new DatabaseSync(file);
    other.exec(`begin ${lock}`);
    const opened = openStore({ engine: 'sqlite', file });
    await Promise.race([opened, sleep(600)]);
    other.exec('rollback');
    other.close();
    await (await opened).close();
  },
);

it('a query on SQLite gives up if another process keeps its lock', async () => {
  const file = join(dataDir, 'x.db');
  const store = await openStore({ engine: 'sqlite', file }, { lockMs: 300 });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const row = sql`insert into settings (name, value) values ('key', 'value')`;
  const answer = row.execute(store.db).then(() => 'stored', isStoreDown);
  expect(await Promise.race([answer, sleep(5000)])).toBe(true);
  other.exec('rollback');
  other.close();
  await store.close();
});

it("the owner's changes also wait for another process's lock", async () => {
  const file = join(dataDir, 'x.db');
  const store = await openStore({ engine: 'sqlite', file });
  const other = new DatabaseSync(file);
  const removal = { now: () => new Date(), removeFiles: async () => {} };
  const changes = [
    () => quarantine(store.db, 'GH-0000-0000'),
    () => dropDead(store.db, ['nothing']),
    () => removePerson(store.db, 'nobody@example.com', removal),
  ];
  for (const change of changes) {
    other.exec('begin immediate');
    const changed = change();
    await Promise.race([changed, sleep(600)]);
    other.exec('rollback');
    await changed;
  }
  other.close();
  await store.close();
});

it('a query on PostgreSQL has a time limit, except for reading everything', async () => {
  const url = await createDatabaseOn(inject('postgresUrl'));
  const answers = [];
  // The connection without a limit comes first, because it creates the schema.
  for (const queryMs of [0, 300]) {
    const store = await openStore({ engine: 'postgres', url }, { queryMs });
    const query = sql`select pg_sleep(0.6)`.execute(store.db);
    answers.push(await query.then(() => 'answered', isStoreDown));
    await store.close();
  }
  expect(answers).toEqual(['answered', true]);
});
