import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectPlainNumbers } from './any-values.ts';
import { arialWidth } from './arial-width.ts';
import { previewText, previewUrl, searchLimits } from './search-preview.ts';

/** Every character is ten pixels wide, so that it is easy to work out where a text is cut. */
const tens = (text: string) => [...text].length * 10;
const limit = (low: number, high = low, column = low) => ({ size: 20, low, high, column });

test.each([
  ['Quick brown foxes', 'fits', 'Quick brown foxes'],
  ['Quick brown foxes jump', 'cut', 'Quick brown foxes …'],
  ['Quick   brown\nfoxes', 'fits', 'Quick brown foxes'],
  ['  ', 'empty', ''],
  // A line can break after a hyphen, so the whole hyphenated word isn't dropped.
  ['Quick brown well-known', 'cut', 'Quick brown well- …'],
  // A word that is longer than half the width is broken.
  ['Donaudampfschifffahrtsgesellschaft', 'cut', 'Donaudampfschifffa…'],
  ['Quick Donaudampfschifffahrt', 'cut', 'Quick Donaudampfsc…'],
])('%s: %s', (text, fit, shown) => {
  const found = previewText(text, limit(190), tens);
  expect(found.fit).toBe(fit);
  expect(found.atLow).toEqual({ text: shown, cut: fit === 'cut' });
});

test('a text between the limits is cut at the lower one but not at the upper one', () => {
  const found = previewText('Quick brown foxes jump', limit(190, 220), tens);
  expect(found).toMatchObject({
    width: 220,
    fit: 'may-be-cut',
    atLow: { text: 'Quick brown foxes …', cut: true },
    atHigh: { text: 'Quick brown foxes jump', cut: false },
  });
});

test('scripts without spaces are broken between words', () => {
  const chinese = previewText('我们检查每一批货物的质量和数量', limit(100), tens).atLow.text;
  expect(chinese).toMatch(/^我们检查.* …$/);
  const thai = previewText('เราตรวจสอบสินค้าทุกล็อต', limit(150), tens).atLow.text;
  expect('เราตรวจสอบสินค้าทุกล็อต'.startsWith(thai.slice(0, -2))).toBe(true);
});

test('emoji sequences, flags and accented letters are never split', () => {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const whole = '👨‍👩‍👧‍👦🇬🇧e\u0301👍🏽'.repeat(5);
  const { text } = previewText(whole, limit(190), tens).atLow;
  const kept = [...graphemes.segment(text.slice(0, -1))].map(({ segment }) => segment);
  const all = [...graphemes.segment(whole)].map(({ segment }) => segment);
  expect(kept).toEqual(all.slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(3);
});

test('lines wrap at the column width', () => {
  expect(previewText('one two three four', limit(180, 180, 90), tens).lines).toEqual([
    'one two',
    'three',
    'four',
  ]);
  expect(previewText('abcdefghijkl', limit(180, 180, 50), tens).lines).toEqual([
    'abcde',
    'fghij',
    'kl',
  ]);
  expect(previewText('', limit(180), tens).lines).toEqual([]);
});

test('for any text, the visible part fits and is the beginning of the text', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '-', 'W', '字', '👍🏽', 'é', 'ไทย'),
    maxLength: 80,
  });
  const device = fc.constantFrom('desktop', 'phone');
  const part = fc.constantFrom('title', 'description');
  fc.assert(
    fc.property(text, device, part, (written, where, what) => {
      const limits = searchLimits[where][what];
      const found = previewText(written.repeat(3), limits, arialWidth);
      const whole = written.repeat(3).replace(/\s+/g, ' ').trim();
      expectPlainNumbers(found);
      for (const { text: shown, cut } of [found.atLow, found.atHigh]) {
        expect(arialWidth(shown, limits.size)).toBeLessThanOrEqual(cut ? limits.high : found.width);
        expect(whole.startsWith(shown.replace(/ ?…$/, ''))).toBe(true);
        expect(cut).toBe(shown !== whole);
      }
      expect(found.lines.join('').replace(/ /g, '')).toBe(found.atLow.text.replace(/ /g, ''));
    }),
  );
});

test.each([
  ['https://www.example.com/blogs/acos', 'https://www.example.com', ['blogs', 'acos']],
  ['example.com', 'https://example.com', []],
  ['Example.com/caf%C3%A9/%E5%AD%97?a=1#b', 'https://example.com', ['café', '字']],
  ['http://münchen.example/a%', 'http://münchen.example', ['a%']],
])('%s shows its site and folders', (written, site, folders) => {
  expect(previewUrl(written)).toEqual({ kind: 'url', site, folders });
});

test.each([
  ['', 'empty'],
  ['not a url', 'not-a-url'],
  ['localhost', 'not-a-url'],
  ['javascript:alert(1)', 'not-a-url'],
  ['ftp://example.com', 'not-a-url'],
  ['https://user@example.com', 'not-a-url'],
])('%s: %s', (written, code) => {
  expect(previewUrl(written)).toEqual({ kind: 'problem', code });
});
