import { expect, test } from 'vitest';
import { missedTargets } from './missed-targets.ts';

const times = { p50: 1, p95: 2, p99: 3 };
const served = (connections: number, perSecond: number, bad = 0) => ({
  ...times,
  connections,
  perSecond,
  bareCommits: 1000,
  bad,
});
const over = (rows: number, peakMb: number) => ({ what: 'export', rows, seconds: 1, peakMb });
const flat = [over(0, 140), over(100_000, 284), over(1_000_000, 291)];

test('accepts three fifths of the bare commit rate, and memory that does not grow', () => {
  expect(
    missedTargets('sqlite', [served(1, 100), served(32, 600), served(256, 2000)], flat),
  ).toEqual([]);
});

test.each([32, 256])('reports a rate that is too low over %i connections', (connections) => {
  expect(missedTargets('postgres', [served(connections, 599)], flat)).toEqual([
    `postgres, ${connections} connections: 59 % of the bare commits, should be at least 60 %.`,
  ]);
});

test.each([1, 32])('reports enquiries refused over %i connections', (connections) => {
  expect(missedTargets('sqlite', [served(connections, 1000, 2)], flat)).toEqual([
    `sqlite, ${connections} connections: 2 enquiries refused or failed, expected none.`,
  ]);
});

test('reports a command that keeps its rows in memory', () => {
  const kept = [over(0, 140), over(100_000, 384), over(1_000_000, 2107)];
  expect(missedTargets('sqlite', [served(32, 1000)], kept)).toEqual([
    'sqlite, export over 1000000 rows: 2107 MB of memory, should be at most 420 MB.',
  ]);
});
