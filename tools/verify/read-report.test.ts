import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../run.ts';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function written(report: unknown): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

test('lists the failed Vitest tests with their first message', async () => {
  const file = await written({
    numPassedTests: 1,
    testResults: [
      {
        name: join(root, 'server/a.test.ts'),
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'sends',
            failureMessages: ['expected \u001b[31m1\u001b[39m\nto be 2'],
          },
          { status: 'skipped', fullName: 'waits', failureMessages: [] },
        ],
      },
    ],
  });
  expect(await readVitestReport(file)).toEqual({
    passed: 1,
    failures: ['server/a.test.ts › sends\n    expected 1\n    to be 2'],
  });
});

test('counts a Playwright test that passed on its second try, and lists one that failed twice only once', async () => {
  const failing = { error: { message: 'not visible' } };
  const spec = (title: string, ok: boolean, results: object[]) => ({
    title,
    ok,
    file: 'menu.test.ts',
    tests: [{ results }],
  });
  const file = await written({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('opens', true, [failing, {}])],
        suites: [{ specs: [spec('closes', false, [failing, failing])] }],
      },
    ],
  });
  expect(await readPlaywrightReport(file)).toEqual({
    passed: 4,
    failures: ['menu.test.ts › closes\n    not visible'],
  });
});

test('reads nothing from an incomplete report', async () => {
  const file = join(folder, 'report.json');
  await writeFile(file, '{"numPassedTests":');
  expect(await readVitestReport(file)).toBeUndefined();
  expect(await readPlaywrightReport(join(folder, 'none.json'))).toBeUndefined();
});
