import { expect, test } from 'vitest';
import { hasEnded } from './has-ended.ts';

test.each([
  ['2025-06-30T23:59:59.999Z', false],
  ['2025-07-01T00:00:00.000Z', true],
  ['2025-01-01T00:00:00.000Z', false],
])('an offer until 30 June 2025 is over at %s: %s', (now, expected) => {
  expect(hasEnded('2025-06-30', Date.parse(now))).toBe(expected);
});
