import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from './run.ts';

export type Served = { origin: string; dataDir: string; stop: () => Promise<void> };

/**
 * Starts the built site's server on a free loopback port, with its own data folder. `flags` are for
 * Node.
 */
export async function serve(
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<Served> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'growth-hub-'));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('node', [...flags, 'server/main.ts'], {
    cwd: root,
    env: {
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // An empty value counts as unset, so that a real database or mail server in .env isn't used.
      DATABASE_URL: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      MAIL_TO: '',
      ...env,
    },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`${origin}/healthz`, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, dataDir, stop };
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !hasEnded(); attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not answer at ${url}.`);
}

/** A free port on the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
