import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyRows, filledTables } from '../store/copy-store.ts';
import { openStore } from '../store/open-store.ts';
import { CliError, type Command, UsageError } from './command.ts';
import { plural } from './plain-text.ts';

export const copyFrom: Command = {
  usage: 'copy-from FILE',
  does: 'Move to PostgreSQL: copy everything from a SQLite file into the empty database in DATABASE_URL. Stop the server first.',
  example: 'copy-from data/growth-hub.db',
  allowPositionals: true,
  options: {},
  run: async (cli, { positionals: [name, ...others] }) => {
    if (name === undefined || others.length > 0) throw new UsageError();
    const file = resolve(name);
    if (!existsSync(file)) throw new CliError(`There is no file ${file}.`);
    if (!isSqlite(file)) throw new CliError(`${file} is not a database that SQLite can read.`);
    if (cli.config.database.engine !== 'postgres') {
      throw new CliError('Set DATABASE_URL to the PostgreSQL database first.');
    }
    const { db } = await cli.openStore();
    const source = await openStore({ engine: 'sqlite', file });
    try {
      // The transaction locks the source, so the copy misses nothing.
      const count = await source.db.transaction().execute((from) =>
        db.transaction().execute(async (to) => {
          const filled = await filledTables(to);
          if (filled.length > 0) {
            throw new CliError(
              `The database in DATABASE_URL is not empty (${filled.join(', ')}), so nothing was copied. Create a new one.`,
            );
          }
          return await copyRows(from, to, (rows) => cli.output.progress(plural(rows, 'row')));
        }),
      );
      cli.output.note(
        `${plural(count, 'row')} copied from ${file}. Anything that a running server stores there from now on is not copied.`,
      );
      return 0;
    } finally {
      await source.close();
    }
  },
};

/** Opening another file as a database would change its permissions. */
function isSqlite(file: string): boolean {
  if (!statSync(file).isFile()) return false;
  const start = Buffer.alloc(16);
  const fd = openSync(file, 'r');
  readSync(fd, start);
  closeSync(fd);
  return start.toString('latin1') === 'SQLite format 3\0';
}
