import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { environment, root } from './run.ts';

test('a build with an invalid SITE_URL stops at once, with the same message as the server', () => {
  const { status, stderr } = spawnSync('node', ['tools/build.ts'], {
    cwd: root,
    env: { ...environment, SITE_URL: 'www.example.com' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^SITE_URL is not valid: write the URL of the site without a path/);
});
