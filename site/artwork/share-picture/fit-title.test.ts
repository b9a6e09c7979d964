import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

// Every character is half an em wide.
const measure = (words: string) => words.length * 0.5;
const box = { width: 480, height: 344, sizes: [88, 76, 64, 52, 43] };

test('a short title is large, and its mark stays on one line', () => {
  const fitted = fitTitle(
    { text: 'SEO that gets you found first', mark: 'found first' },
    box,
    measure,
  );
  expect(fitted.lines.join(' ')).toBe('SEO that gets you found first');
  expect(fitted.lines.at(-1)).toContain('found first');
  expect(fitted.mark).toBe('found first');
});

test('lines are balanced, so no word is alone on a line', () => {
  const { lines } = fitTitle({ text: 'Supplier Vetting & Negotiation with proof' }, box, measure);
  expect(Math.min(...lines.map((line) => line.length))).toBeGreaterThan(7);
});

test('a mark too long for one line is broken, and only its last word is underlined', () => {
  const fitted = fitTitle(
    { text: 'Copywriting that answers the search', mark: 'that answers the search' },
    box,
    measure,
  );
  expect(fitted.mark).toBe('search');
});

test('a title too long for the smallest size is rejected', () => {
  expect(() => fitTitle({ text: 'word '.repeat(80).trim() }, box, measure)).toThrow('too long');
});
