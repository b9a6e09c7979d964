import { expect, test } from 'vitest';
import { arialWidth } from './arial-width.ts';

test.each([
  // These are Arial's own widths in 2048ths: i 455, a 1139, W 1933, space 569, 1 1139.
  ['i', 2048, 455],
  ['aW 1', 2048, 1139 + 1933 + 569 + 1139],
  // A and V are 1366 wide each, and kerning moves them 152 closer.
  ['AV', 2048, 1366 + 1366 - 152],
  ['é', 2048, 1139],
  ['e\u0301', 2048, 1139],
  ['字', 20, 20],
  ['한글', 20, 40],
  ['👨‍👩‍👧‍👦', 16, 20],
  ['', 20, 0],
])('%s at %i', (text, size, width) => {
  expect(arialWidth(text, size)).toBeCloseTo(width);
});
