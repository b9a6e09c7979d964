import { join } from 'node:path';
import { startApp } from './app.ts';
import { loadConfig } from './config.ts';
import { errorMessage } from './error-message.ts';
import { openLog } from './open-log.ts';

/** Less than systemd allows (deploy/growth-hub.service). An email that is cut off is sent again. */
const stopWithinMs = 25_000;

try {
  const root = join(import.meta.dirname, '..');
  const config = loadConfig(root);
  // In a terminal, request logs would scroll the URL out of view.
  const isForPeople = process.stdout.isTTY && !config.isDevelopment;
  const level = config.logLevel ?? (isForPeople ? 'warn' : 'info');
  const log = openLog(level);
  const app = await startApp(config, { root, log });
  log.info({ address: app.address, store: app.store.engine }, 'listening');
  if (isForPeople) {
    process.stdout.write(`\nThe site is at ${app.address}. Press Ctrl+C to stop it.\n`);
  }

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await app.stop();
    log.info('stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
