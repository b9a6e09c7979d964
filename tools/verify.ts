/**
 * Every check and test of the project, after a build. Prints what the runners print and ends with
 * one line, `N passed, N failed`, in which each check, the build and each test count as one.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { builtChecks, checks } from './checks.ts';
import { environment, exitCode, root } from './run.ts';

const reports = join(root, 'build/reports');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

let passed = 0;
let failed = 0;

for (const { name, command, args } of checks) await single(name, command, args);
const isBuilt = await single('build', 'node', ['tools/build.ts']);
if (isBuilt) {
  for (const { name, command, args } of builtChecks) await single(name, command, args);
  await vitest();
  await playwright('Chromium', 'playwright.config.ts');
  await playwright('Firefox', 'tests/firefox/playwright.config.ts');
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function single(name: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n— ${name}`);
  const isGood = (await exitCode(command, args)) === 0;
  count(isGood ? 1 : 0, isGood ? 0 : 1);
  return isGood;
}

async function vitest(): Promise<void> {
  console.log('\n— unit, content and server tests');
  const file = join(reports, 'vitest.json');
  const code = await exitCode('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await read(file, vitestReport);
  countRun(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

async function playwright(browser: string, config: string): Promise<void> {
  console.log(`\n— browser tests in ${browser}`);
  const file = join(reports, `${browser.toLowerCase()}.json`);
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['test', '--config', config, '--reporter=list,json'];
  const code = await exitCode('playwright', args, env);
  const stats = (await read(file, playwrightReport))?.stats;
  countRun(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** A runner that failed without a failed test (it did not start, or an error outside tests) counts as one. */
function countRun(code: number, good: number, bad: number): void {
  count(good, bad === 0 && code !== 0 ? 1 : bad);
}

function count(good: number, bad: number): void {
  passed += good;
  failed += bad;
}

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
