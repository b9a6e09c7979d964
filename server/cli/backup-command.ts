import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fillWords } from '../../contract/fill-words.ts';
import { environmentWith } from '../config.ts';
import { type Cli, CliError, type Command } from './cli.ts';

export const backup: Command = {
  takesWords: true,
  options: {},
  run: async (cli, args) => {
    const { database, dataDir } = cli.config;
    const { messages } = cli.words;
    const stamp = cli.now().toISOString().replaceAll(':', '-').slice(0, 19);
    const ending = database.engine === 'sqlite' ? 'db' : 'dump';
    const usual = join(dataDir, 'backups', `growth-hub-${stamp}.${ending}`);
    const file = resolve(args.words[0] ?? usual);
    if (existsSync(file)) throw new CliError(fillWords(messages.backupExists, { file }));
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.draft`;
    // Both engines write into the file that is there, which nobody else may read.
    await writeFile(draft, '', { mode: 0o600 });
    try {
      if (database.engine === 'sqlite') await copySqlite(cli, draft);
      else await dumpPostgres(cli, database.url, draft);
      await rename(draft, file);
    } finally {
      // SQLite's own two files beside a copy that broke off.
      for (const end of ['', '-shm', '-wal']) await rm(`${draft}${end}`, { force: true });
    }
    cli.output.note(fillWords(messages.backedUp, { file }));
    return 0;
  },
};

async function copySqlite(cli: Cli, draft: string): Promise<void> {
  const { messages } = cli.words;
  const store = await cli.openStore();
  await store.backup?.(draft, (share) => {
    cli.output.progress(fillWords(messages.progressShare, { percent: Math.round(share * 100) }));
  });
  const copy = new DatabaseSync(draft);
  const verdict = copy.prepare('pragma integrity_check').get() ?? {};
  copy.close();
  if (Object.values(verdict)[0] !== 'ok') {
    throw new CliError(fillWords(messages.backupBroken, { file: draft }));
  }
}

/** The password goes through the environment: arguments can be read by every user. */
async function dumpPostgres(cli: Cli, url: string, draft: string): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const options = ['--format=custom', `--file=${draft}`, `--dbname=${address.href}`];
  const child = spawn('pg_dump', options, {
    env: environmentWith(password === '' ? {} : { PGPASSWORD: password }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let reason = '';
  child.stderr.on('data', (chunk) => {
    reason = `${reason}${chunk}`.slice(0, 300);
  });
  const code = await new Promise<number>((done) => {
    child.on('error', (error) => {
      reason = error.message;
      done(1);
    });
    child.on('close', (exit) => done(exit ?? 1));
  });
  if (code !== 0) {
    const facts = { reason: reason.trim() || String(code) };
    throw new CliError(fillWords(cli.words.messages.backupNeedsTool, facts));
  }
}
