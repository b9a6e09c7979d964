import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** An environment that finds the project's own programs first, including Node. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  // The tests start many processes. With this cache, everything is only compiled once.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
};

/** Runs one of the project's programs and shows its output. Ends this process if it fails. */
export async function run(command: string, args: string[]): Promise<void> {
  const code = await exitCode(command, args);
  if (code !== 0) {
    console.error(`${[command, ...args].join(' ')} failed with code ${code}.`);
    process.exit(code);
  }
}

/** Runs a program and returns its exit code and everything it printed. */
export function output(command: string, args: string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

/** Runs a program, shows its output and returns its exit code, or 1 if a signal ended it. */
export function exitCode(command: string, args: string[], env = environment): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
