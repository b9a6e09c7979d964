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

it('counts a connection without a file descriptor as an unavailable store, but not a file', () => {
  const failed = (syscall: string) =>
    Object.assign(new Error(`${syscall} EMFILE`), { code: 'EMFILE', syscall });
  expect(isStoreDown(failed('connect'))).toBe(true);
  expect(isStoreDown(failed('open'))).toBe(false);
});
