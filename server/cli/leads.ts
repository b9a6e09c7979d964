import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseConfig, loadConfig } from '../config.ts';
import { errorMessage } from '../error-message.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { CliError } from './command.ts';
import { runCommand } from './run-command.ts';
import { terminalOutput } from './terminal-output.ts';

/** A wrong DATA_DIR would otherwise create an empty database, which is then backed up. */
async function openExisting(database: DatabaseConfig): Promise<Store> {
  // Unlike `existsSync`, `statSync` throws if this user may not open the folder.
  if (database.engine === 'sqlite' && !statSync(database.file, { throwIfNoEntry: false })) {
    throw new CliError(
      `There is no database at ${database.file}. Check DATA_DIR and DATABASE_URL, or start the server once.`,
    );
  }
  return openStore(database, { queryMs: 0, migrateOnlyIfEmpty: true });
}

const root = join(import.meta.dirname, '../..');

try {
  const config = loadConfig(root);
  const output = terminalOutput();
  let opening: Promise<Store> | undefined;
  const openOnce = () => {
    opening ??= openExisting(config.database);
    return opening;
  };
  const now = () => new Date();
  const cli = { root, config, output, now, openStore: openOnce };
  process.exitCode = await runCommand(cli, process.argv.slice(2));
  const store = await opening?.catch(() => null);
  await store?.close();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
