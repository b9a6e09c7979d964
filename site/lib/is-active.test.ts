import { expect, test } from 'vitest';
import { isActive } from './is-active.ts';

test.each([
  ['/', '/', true],
  ['/', '/seo', false],
  ['/services', '/services', true],
  ['/services', '/services/seo-copywriting', true],
  ['/services', '/services-and-more', false],
  ['/blogs', '/', false],
])('%s on %s: %s', (path, current, expected) => {
  expect(isActive(path, current)).toBe(expected);
});
