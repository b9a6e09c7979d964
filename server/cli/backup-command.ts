import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { childEnvironment } from '../config.ts';
import { errorMessage } from '../error-message.ts';
import { type Cli, CliError, type Command, UsageError } from './command.ts';
import { draftOf, placeDraft, taken } from './draft-file.ts';

const run = promisify(execFile);

export const backup: Command = {
  usage: 'backup [FILE]',
  does: 'Copy the database while the server runs, to the backups folder unless you name a file.',
  example: 'backup /mnt/usb/growth-hub.db',
  allowPositionals: true,
  options: {},
  run: async (cli, args) => {
    if (args.positionals.length > 1) throw new UsageError();
    const { database, dataDir } = cli.config;
    const stamp = cli.now().toISOString().replaceAll(':', '-').slice(0, 19);
    const ending = database.engine === 'sqlite' ? 'db' : 'dump';
    const usual = join(dataDir, 'backups', `growth-hub-${stamp}.${ending}`);
    const file = resolve(args.positionals[0] ?? usual);
    if (existsSync(file)) throw taken(file);
    // Not `makeFolder`: the folders of a network share can't be synced.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const draft = draftOf(file);
    // Created first so that no other user can read it: both engines then write into it.
    await writeFile(draft, '', { flag: 'wx', mode: 0o600 });
    try {
      if (database.engine === 'sqlite') await copySqlite(cli, draft);
      else await dumpPostgres(database.url, draft);
      await placeDraft(draft, file);
    } finally {
      // A failed copy also leaves SQLite's side files behind.
      for (const end of ['', '-shm', '-wal', '-journal'])
        await rm(`${draft}${end}`, { force: true });
    }
    const checked = database.engine === 'sqlite' ? ' and checked' : '';
    cli.output.note(`Backup written to ${file}${checked}.`);
    return 0;
  },
};

async function copySqlite(cli: Cli, draft: string): Promise<void> {
  const store = await cli.openStore();
  await store.backup?.(draft, (share) => {
    cli.output.progress(`${Math.round(share * 100)}%`);
  });
  const copy = new DatabaseSync(draft, { readOnly: true });
  const verdict = copy.prepare('pragma integrity_check').get() ?? {};
  copy.prepare('select count(*) from enquiries').get();
  copy.close();
  if (Object.values(verdict)[0] !== 'ok') {
    throw new CliError('The copy is damaged. Check the disk, then run doctor.');
  }
}

/** The password is passed in the environment, because other users can see a program's arguments. */
async function dumpPostgres(url: string, draft: string): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const options = ['--format=custom', `--file=${draft}`, `--dbname=${address.href}`];
  const env = childEnvironment(password === '' ? {} : { PGPASSWORD: password });
  try {
    await run('pg_dump', options, { env });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new CliError(
      `pg_dump failed (${(said || errorMessage(error)).trim().slice(0, 300)}). Install the PostgreSQL client programs, in the same version as your server or a newer one.`,
    );
  }
}
