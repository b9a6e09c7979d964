import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type ChildServer = {
  address: string;
  pid: number | undefined;
  /** Resolves with the exit code or the signal's name once the server has ended. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | string>;
  exited: Promise<number | string>;
};

export type ChildSettings = {
  root: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  env?: Record<string, string>;
  /** Where its log goes. The default is the test's own output. */
  log?: 'inherit' | 'ignore';
};

/** Starts the server in its own process, so that it can be killed. */
export async function startChildServer(settings: ChildSettings): Promise<ChildServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server-process.ts')], {
    cwd: settings.root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      TEST_ROOT: settings.root,
      DATA_DIR: settings.dataDir,
      ...(settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : {}),
      SITE_URL: 'https://growthhub.example',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...settings.env,
    },
    // The open pipe tells the server that the test is still running.
    stdio: ['pipe', 'pipe', settings.log ?? 'inherit'],
  });
  const exited = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 'unknown'));
  });
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), exited]);
  if (!Array.isArray(first)) throw new Error(`The server exited at once: ${first}`);
  return {
    address: String(first[0]),
    pid: child.pid,
    exited,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
