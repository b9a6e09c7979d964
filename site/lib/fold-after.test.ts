import { expect, test } from 'vitest';
import { foldAfter } from './fold-after.ts';

test('the items after the first few are folded, unless there is only one', () => {
  expect(foldAfter(2, [1, 2, 3, 4])).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(foldAfter(2, [1, 2, 3])).toEqual([[1, 2, 3], []]);
  expect(foldAfter(2, [1])).toEqual([[1], []]);
});
