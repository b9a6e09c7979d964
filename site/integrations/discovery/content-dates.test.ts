import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContentDates } from './content-dates.ts';

const folder = mkdtempSync(join(tmpdir(), 'growth-hub-dates-'));
const whole = join(folder, 'whole');
const shallow = join(folder, 'shallow');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  mkdirSync(join(whole, 'content/pages'), { recursive: true });
  git(whole, 'init', '-q');
  write('content/pages/seo.yaml', 'one', '2026-01-02T10:00:00Z');
  write('content/pages/home.yaml', 'one', '2026-02-03T10:00:00Z');
  write('content/pages/seo.yaml', 'two', '2026-03-04T10:00:00Z');
  git(folder, 'clone', '-q', '--depth=1', `file://${whole}`, shallow);
});

test('each file has the date of its last commit', async () => {
  const dates = await readContentDates(whole);
  expect(dates?.get('content/pages/seo.yaml')).toEqual(new Date('2026-03-04T10:00:00Z'));
  expect(dates?.get('content/pages/home.yaml')).toEqual(new Date('2026-02-03T10:00:00Z'));
});

test('with a shallow or missing history there are no dates', async () => {
  expect(await readContentDates(shallow)).toBeNull();
  expect(await readContentDates(folder)).toBeNull();
});

function write(file: string, text: string, date: string): void {
  writeFileSync(join(whole, file), text);
  git(whole, 'add', '-A');
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const who = ['user.name=A', 'user.email=a@example.com', 'core.hooksPath=/dev/null'];
  execFileSync(
    'git',
    ['-C', whole, ...who.flatMap((each) => ['-c', each]), 'commit', '-q', '-m', text],
    { env },
  );
}

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-C', cwd, ...args], { stdio: 'ignore' });
}
