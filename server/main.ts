import { join } from 'node:path';
import { pino } from 'pino';
import { startApp } from './app.ts';
import { loadConfig } from './config.ts';

const stopWithinMs = 25_000;

try {
  const config = loadConfig();
  const log = pino({ level: config.logLevel, base: null });
  const app = await startApp(config, { root: join(import.meta.dirname, '..'), log });
  log.info({ address: app.address, store: app.store.engine }, 'listening');

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
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
