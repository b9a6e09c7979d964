import { expect, test } from 'vitest';
import { foldAfter } from './fold-after.ts';

test('everything after the first items is folded, unless it is a single one', () => {
  expect(foldAfter(2, [1, 2, 3, 4])).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(foldAfter(2, [1, 2, 3])).toEqual([[1, 2, 3], []]);
  expect(foldAfter(2, [1])).toEqual([[1], []]);
});
