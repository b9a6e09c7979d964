import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { openSqlite } from '../../server/store/open-sqlite.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { createDatabaseOn, type Postgres, startPostgres } from './postgres.ts';

let root: string;
let dataDir: string;
beforeAll(async () => {
  root = await writeFixtureSite();
  dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-data-'));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await rm(dataDir, { recursive: true });
});

/** Starts the server, and stops it again if it does start. */
async function start(databaseUrl: string): Promise<void> {
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: databaseUrl };
  const app = await startApp(parseConfig(env), { root, log: pino({ level: 'silent' }) });
  await app.stop();
}

describe('on SQLite, the server does not start', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['journal_mode', 'delete', 'delete, but wal'],
    ['synchronous', 'normal', '1, but 2'],
    ['secure_delete', 'off', '0, but 1'],
  ])('if %s stays %s', (name, value, sentence) => {
    const { exec } = DatabaseSync.prototype;
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      text,
    ) {
      exec.call(this, text);
      exec.call(this, `pragma ${name} = ${value}`);
    });
    const open = () => openSqlite(join(dataDir, `${name}.db`));
    expect(open).toThrow(`SQLite reports ${name} = ${sentence} is required`);
  });
});

describe('on PostgreSQL, the server does not start', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  it.each(['fsync', 'full_page_writes'])('if %s is off', async (name) => {
    const url = await postgres.createDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('alter system reset all');
    await client.query(`alter system set ${name} = off`);
    await client.end();
    await postgres.kill();
    await postgres.start();
    await expect(start(url)).rejects.toThrow(`PostgreSQL has ${name} = off`);
  });

  it('if its URL asks for commits that do not wait for the disk', async () => {
    const url = await createDatabaseOn(inject('postgresUrl'));
    const asking = `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
    await expect(start(asking)).rejects.toThrow('PostgreSQL has synchronous_commit = off');
  });
});
