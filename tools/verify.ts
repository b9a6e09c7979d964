/**
 * Runs the project's checks and tests. `npm run verify` runs those that a change can break;
 * `--full` also runs Firefox, every page in every state, the long crash and flood tests and
 * Lighthouse. The last line is `N passed, N failed`, in which each check, the build and each test
 * count as one.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { builtChecks, type Check, checks, fullChecks, schemas, types } from './checks.ts';
import { environment, exitCode, output, root } from './run.ts';
import { type Outcome, readPlaywrightReport, readVitestReport } from './verify/read-report.ts';

const isFull = process.argv.includes('--full');
const reports = join(root, 'build/reports');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

/** How many lines of a failed check are repeated at the end, because logs are often truncated. */
const shownLines = 20;
let passed = 0;
const failures: string[] = [];

const build: Check = { name: 'build', command: 'node', args: ['tools/build.ts'] };
await single(schemas);
// The server's tests use a site of their own, so they don't wait for the build.
const [isBuilt] = await Promise.all([buildAndCheck(), inTurn(checks), vitest('server')]);
if (isBuilt) {
  await Promise.all([
    playwright('Chromium', 'playwright.config.ts', isFull ? [] : ['--grep-invert=@full']),
    vitest('unit', 'owner'),
  ]);
  if (isFull) {
    await playwright('Firefox', 'tests/firefox/playwright.config.ts');
    await inTurn(fullChecks);
  }
}
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

async function buildAndCheck(): Promise<boolean> {
  if (!(await single(build))) return false;
  // Types are checked after the build, which generates the content's types.
  await inTurn([types, ...builtChecks]);
  return true;
}

async function inTurn(steps: Check[]): Promise<void> {
  for (const step of steps) await single(step);
}

async function single({ name, command, args }: Check): Promise<boolean> {
  const { code, text } = await output(command, args);
  console.log(`\n— ${name}\n${text.trimEnd()}`);
  if (code === 0) passed += 1;
  else
    failures.push(
      `the check "${name}":\n${text.trimEnd().split('\n').slice(-shownLines).join('\n')}`,
    );
  return code === 0;
}

async function vitest(...projects: string[]): Promise<void> {
  const name = `${projects.join(' and ')} tests`;
  const file = join(reports, `${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const only = projects.map((project) => `--project=${project}`);
  const { code, text } = await output('vitest', ['run', ...only, ...reporters]);
  console.log(`\n— ${name}\n${text.trimEnd()}`);
  count(name, code, await readVitestReport(file));
}

async function playwright(browser: string, config: string, only: string[] = []): Promise<void> {
  const name = `browser tests in ${browser}`;
  console.log(`\n— ${name}`);
  const file = join(reports, `${browser.toLowerCase()}.json`);
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['test', '--config', config, '--reporter=list,json', ...only];
  const code = await exitCode('playwright', args, env);
  count(name, code, await readPlaywrightReport(file));
}

/**
 * A runner that fails without a failed test (because it didn't start, or because of an error
 * outside the tests) counts as one failure.
 */
function count(name: string, code: number, outcome: Outcome = { passed: 0, failures: [] }): void {
  passed += outcome.passed;
  failures.push(...outcome.failures);
  if (code !== 0 && outcome.failures.length === 0) {
    failures.push(`${name}: ended with code ${code} outside its tests`);
  }
}
