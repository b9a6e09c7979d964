import { expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { outlineText } from './outline-text.ts';

const faces = await fontFaces();

function text(attributes: string, words: string): string {
  return outlineText(`<text ${attributes}>${words}</text>`, faces);
}

function startOf(path: string): number {
  const scale = Number(path.match(/scale\(([^)]*)\)/)?.[1]);
  return Number(path.match(/ d="M(-?\d+)/)?.[1]) * scale;
}

test('text becomes one path with the same fill, position and transform', () => {
  const path = text(
    'x="20" y="30" data-face="bold" font-size="12.5" fill="#13151C" transform="rotate(3)"',
    'HI',
  );
  expect(path).toMatch(
    /^<path fill="#13151C" transform="rotate\(3\) scale\(\.\d+\)" d="M[^"]*"\/>$/,
  );
  expect(startOf(path)).toBeGreaterThan(20);
  expect(startOf(path)).toBeLessThan(23);
});

test('text can be anchored at its middle or end', () => {
  const [start, middle, end] = ['start', 'middle', 'end'].map((anchor) =>
    startOf(
      text(`x="100" y="0" data-face="text" font-size="12.5" text-anchor="${anchor}"`, 'HHHH'),
    ),
  );
  expect(middle).toBeLessThan((start ?? 0) - 10);
  expect((middle ?? 0) - (end ?? 0)).toBeCloseTo((start ?? 0) - (middle ?? 0), 0);
});

test('escaped characters are decoded before they are drawn', () => {
  expect(text('data-face="mono" font-size="12.5"', '&gt;')).toBe(
    text('data-face="mono" font-size="12.5"', '>'),
  );
});

test('consecutive outlines with the same fill and size are merged into one path', () => {
  const word = '<text data-face="text" font-size="12.5" fill="#fff">A</text>';
  expect(outlineText(word + word + word, faces).match(/<path/g)).toHaveLength(1);
  expect(outlineText(`${word}<rect/>${word}`, faces).match(/<path/g)).toHaveLength(2);
});

test.each([
  ['data-face="text"', 'A', 'font-size'],
  ['class="other" font-size="12.5"', 'A', 'There is no face'],
  ['data-face="text" font-size="12.5"', '漢', 'no character'],
])('text that cannot be drawn is rejected: %s', (attributes, words, message) => {
  expect(() => text(attributes, words)).toThrow(message);
});
