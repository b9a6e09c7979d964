import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isStoreDown } from './store-error.ts';

it('counts a missing socket as an unavailable store, but not a missing file', async () => {
  const missing = join(import.meta.dirname, 'missing');
  const [refused] = await once(connect(missing), 'error');
  expect(isStoreDown(refused)).toBe(true);
  expect(isStoreDown(await readFile(missing).catch((error) => error))).toBe(false);
});

it('counts running out of file descriptors as an unavailable store', () => {
  expect(isStoreDown(Object.assign(new Error('connect EMFILE'), { code: 'EMFILE' }))).toBe(true);
});
