import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { chmod, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileTransport } from '../../server/mail/file-transport.ts';
import { makeFolder } from '../../server/store/make-folder.ts';
import { openStore } from '../../server/store/open-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'growth-hub-files-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it.each(['new', 'kept'])(
  'nobody else may read a database in a folder that everyone may read (%s)',
  async (age) => {
    await chmod(folder, 0o755);
    const file = join(folder, 'x.db');
    const database = { engine: 'sqlite', file } as const;
    if (age === 'kept') {
      await (await openStore(database)).close();
      await chmod(file, 0o644);
    }
    const store = await openStore(database);
    const names = await readdir(folder);
    expect(names).toContain('x.db-wal');
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
    await store.close();
  },
);

it.skipIf(!existsSync('/proc/locks'))("a backup keeps SQLite's lock on the file", async () => {
  const file = join(folder, 'x.db');
  const store = await openStore({ engine: 'sqlite', file });
  const locks = () => {
    const lines = readFileSync('/proc/locks', 'utf8').split('\n');
    return lines.filter(
      (line) => line.includes(` ${process.pid} `) && line.includes(`:${statSync(file).ino} `),
    );
  };
  expect(locks()).toHaveLength(1);
  await store.backup?.(join(folder, 'copy.db'), () => {});
  expect(locks()).toHaveLength(1);
  await store.close();
});

it.skipIf(!existsSync('/proc/self/fd'))(
  'the directory entries of new folders and emails are also on disk',
  async () => {
    const synced = await syncedPaths();
    const data = join(folder, 'a/data');
    await makeFolder(data);
    expect(synced).toEqual([join(folder, 'a'), folder]);
    synced.length = 0;
    const mails = join(data, 'mail');
    await fileTransport(mails).send({
      id: 'one',
      messageId: '<one@growthhub.example>',
      from: { name: '', address: 'a@b.example' },
      to: 'c@d.example',
      subject: '',
      text: '',
      html: '',
      headers: {},
      sentAt: new Date(),
    });
    expect(synced).toEqual([data, expect.stringMatching(/one\.eml\..*draft$/), mails]);
  },
);

/** Records the paths that are synced to disk from now on. */
async function syncedPaths(): Promise<string[]> {
  await using any = await open(folder);
  const handles: typeof any = Object.getPrototypeOf(any);
  const { sync } = handles;
  const synced: string[] = [];
  vi.spyOn(handles, 'sync').mockImplementation(function (this: typeof any) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    return sync.call(this);
  });
  return synced;
}
