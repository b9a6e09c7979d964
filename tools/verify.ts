/**
 * Every check and test of the project, after a build. Prints what the runners print, then what
 * failed, and ends with one line, `N passed, N failed`, in which each check, the build and each
 * test count as one.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { builtChecks, type Check, checks } from './checks.ts';
import { environment, exitCode, root, shown } from './run.ts';
import { type Outcome, readPlaywrightReport, readVitestReport } from './verify/read-report.ts';

const reports = join(root, 'build/reports');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

/** So many lines of a check that failed are said again at the end, where a log is often cut to. */
const LINES = 20;
let passed = 0;
const failures: string[] = [];

for (const check of checks) await single(check);
const isBuilt = await single({ name: 'build', command: 'node', args: ['tools/build.ts'] });
if (isBuilt) {
  for (const check of builtChecks) await single(check);
  await vitest();
  await playwright('Chromium', 'playwright.config.ts');
  await playwright('Firefox', 'tests/firefox/playwright.config.ts');
}
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

async function single({ name, command, args }: Check): Promise<boolean> {
  console.log(`\n— ${name}`);
  const { code, output } = await shown(command, args);
  if (code === 0) passed += 1;
  else
    failures.push(`the check "${name}":\n${output.trimEnd().split('\n').slice(-LINES).join('\n')}`);
  return code === 0;
}

async function vitest(): Promise<void> {
  console.log('\n— unit, content and server tests');
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await exitCode('vitest', ['run', ...reporters]);
  count('unit, content and server tests', code, await readVitestReport(file));
}

async function playwright(browser: string, config: string): Promise<void> {
  const name = `browser tests in ${browser}`;
  console.log(`\n— ${name}`);
  const file = join(reports, `${browser.toLowerCase()}.json`);
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['test', '--config', config, '--reporter=list,json'];
  const code = await exitCode('playwright', args, env);
  count(name, code, await readPlaywrightReport(file));
}

/** A runner that failed without a failed test (it did not start, or an error outside tests) counts as one. */
function count(name: string, code: number, outcome: Outcome = { passed: 0, failures: [] }): void {
  passed += outcome.passed;
  failures.push(...outcome.failures);
  if (code !== 0 && outcome.failures.length === 0) {
    failures.push(`${name}: ended with code ${code} outside its tests`);
  }
}
