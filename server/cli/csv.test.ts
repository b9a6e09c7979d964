import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('takes a time for a run of tabs that only grows with its length', () => {
  const time = (length: number) => {
    const started = performance.now();
    csvLine(['\t'.repeat(length)]);
    return performance.now() - started;
  };
  time(1000);
  // Ten times the length; a quadratic expression would take a hundred times as long.
  expect(time(100_000)).toBeLessThan(40 * Math.max(time(10_000), 0.5));
});
