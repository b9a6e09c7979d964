import { pino } from 'pino';
import { startApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';

// Starts the server as main.ts does, but with limits that let a client send without a pause.
const root = process.env['TEST_ROOT'] ?? '';
const open = { max: Number.MAX_SAFE_INTEGER, windowMs: 60_000 };
const limits = {
  requests: open,
  filled: open,
  posts: open,
  emailsToAddress: open,
  emailsOfClient: open,
  storedOverall: open,
  postsOfNetwork: open,
};
const config = loadConfig(root);
const log = pino({ level: config.logLevel ?? 'info' }, process.stderr);
const app = await startApp(config, {
  root,
  log,
  limits,
  hasWorker: process.env['TEST_WORKER'] !== 'off',
});
// Exits if the test ends before the server does.
process.stdin.resume().on('end', () => process.exit(1));
if ('unref' in process.stdin) process.stdin.unref();
process.on('SIGTERM', () => void app.stop());
process.stdout.write(`${app.address}\n`);
