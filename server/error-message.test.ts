import { expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';

it.each([
  [new Error('disk full'), 'disk full'],
  // What Node throws when a name has several addresses and none of them answers.
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new RangeError(), 'RangeError'],
  ['thrown as it is', 'thrown as it is'],
])('names what went wrong: %o', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});
