import { expect, it } from 'vitest';
import { isStoreDown } from './store-error.ts';

it('counts running out of file descriptors as an unavailable store', () => {
  expect(isStoreDown(Object.assign(new Error('connect EMFILE'), { code: 'EMFILE' }))).toBe(true);
});
