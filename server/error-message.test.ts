import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorMessage, readFailure } from './error-message.ts';

it.each([
  [new Error('disk full'), 'disk full'],
  // What Node throws when a name has several addresses and none of them answers.
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new RangeError(), 'RangeError'],
  ['thrown as it is', 'thrown as it is'],
])('names what went wrong: %o', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});

it('says that a file is missing only if it is', () => {
  const read = (file: string) => {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      return readFailure(file, error, 'missing').message;
    }
  };
  expect(read('/no/such/file')).toBe('missing');
  expect(read('/')).toMatch(/^\/ cannot be read: EISDIR/);
});
