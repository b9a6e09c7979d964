import { expect, test } from 'vitest';
import { endOf } from './end-of.ts';

test.each([
  ['2025-06-30', '2025-07-01T00:00:00.000Z'],
  ['2024-02-28', '2024-02-29T00:00:00.000Z'],
  ['2025-12-31', '2026-01-01T00:00:00.000Z'],
])('an offer until %s ends at %s', (lastDay, end) => {
  expect(endOf(lastDay)).toBe(Date.parse(end));
});
