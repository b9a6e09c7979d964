import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { errorMessage } from '../error-message.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { runCommand } from './run-command.ts';
import { terminalOutput } from './terminal-output.ts';

const root = join(import.meta.dirname, '../..');

try {
  const config = loadConfig();
  const output = terminalOutput();
  let opening: Promise<Store> | undefined;
  const openOnce = () => {
    opening ??= openStore(config.database, { queryMs: 0, migrateOnlyIfEmpty: true });
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
