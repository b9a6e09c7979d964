/**
 * Runs the site and the server at one URL and reloads both on changes. Astro's dev server forwards
 * POST requests to the server, which restarts when its code changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { environment, root, run } from './run.ts';

const port = process.env['PORT'] ?? '4321';
const behind = String(Number(port) + 1);

await run('node', ['tools/build-fonts.ts']);
const children = [
  start('node', ['--watch', 'server/main.ts'], {
    NODE_ENV: 'development',
    PORT: behind,
    HOST: '127.0.0.1',
    SITE_URL: process.env['SITE_URL'] ?? `http://localhost:${port}`,
  }),
  // Astro's content cache survives changes to a schema.
  start('astro', ['dev', '--port', port, '--force'], { API_ORIGIN: `http://127.0.0.1:${behind}` }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);

function start(command: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, { cwd: root, env: { ...environment, ...env }, stdio: 'inherit' });
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
