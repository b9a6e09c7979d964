import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectPlainNumbers } from './any-values.ts';
import { readNumber } from './read-number.ts';

const money = { min: 0, max: 1e6 };
const pieces = { min: 1, max: 1e9, whole: true } as const;
const percent = { min: 0, max: 100 };

test.each([
  ['1200', 1200],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1 200', 1200],
  ['1\u00a0200,5', 1200.5],
  ['1\u202f200.5', 1200.5],
  ["1'200.50", 1200.5],
  ['1’200', 1200],
  ['£1,200.00', 1200],
  ['1.200,00 €', 1200],
  ['$ 4.20', 4.2],
  ['EUR 4,20', 4.2],
  ['4.20 USD', 4.2],
  ['12%', 12],
  ['12,5 %', 12.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['5.', 5],
  ['1200,500', 1200.5],
  ['12.3456', 12.3456],
  ['100,000.50', 100_000.5],
  ['1,00,000.5', 100_000.5],
  ['+7', 7],
  ['-0', 0],
  ['０１２', 12],
])('%s is %d', (text, value) => {
  const found = readNumber(text, money);
  expect(found).toEqual({ kind: 'number', value });
  expectPlainNumbers(found);
});

test.each([
  ['1,200', [1200, 1.2]],
  ['1.200', [1200, 1.2]],
  ['£12,345', [12_345, 12.345]],
])('%s could be either of two numbers', (text, candidates) => {
  expect(readNumber(text, money)).toEqual({ kind: 'ask', candidates });
});

test('limits can resolve an ambiguity', () => {
  expect(readNumber('1,200', pieces)).toEqual({ kind: 'number', value: 1200 });
  expect(readNumber('5.000', pieces)).toEqual({ kind: 'number', value: 5000 });
  expect(readNumber('1.200', percent)).toEqual({ kind: 'number', value: 1.2 });
});

test.each([
  ['', 'empty'],
  ['  £ ', 'empty'],
  ['twelve', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['--5', 'not-a-number'],
  ['.', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1,20,0', 'not-a-number'],
  ['1,200.500,5', 'not-a-number'],
  ['1 2', 'not-a-number'],
  ['12 kg', 'not-a-number'],
  ['9'.repeat(400), 'not-a-number'],
  ['-5', 'too-small'],
  ['−5', 'too-small'],
  ['-£5', 'too-small'],
  ['1,000,001', 'too-large'],
])('%s: %s', (text, code) => {
  expect(readNumber(text, money)).toEqual({ kind: 'problem', code });
});

test('half a piece is rejected', () => {
  expect(readNumber('2.5', pieces)).toEqual({ kind: 'problem', code: 'not-whole' });
});

test('a number in any notation is read correctly or reported as ambiguous', () => {
  const value = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
  const locale = fc.constantFrom('en-GB', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'pl-PL', 'sv-SE');
  fc.assert(
    fc.property(value, locale, (number, language) => {
      const found = readNumber(number.toLocaleString(language), money);
      if (found.kind === 'ask') expect(found.candidates).toContain(number);
      else expect(found).toEqual({ kind: 'number', value: number });
    }),
  );
});

test('any text gives only finite numbers within the limits', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,' -%£") }));
  fc.assert(
    fc.property(text, (written) => {
      const found = readNumber(written, percent);
      expectPlainNumbers(found);
      if (found.kind === 'number') expect(found.value).toBeLessThanOrEqual(percent.max);
    }),
    { numRuns: 2000 },
  );
});
