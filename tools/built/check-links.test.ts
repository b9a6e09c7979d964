import { expect, test } from 'vitest';
import { targetOf } from './check-links.ts';

test.each([
  ['/seo#prices', { path: '/seo', hash: 'prices' }],
  ['lost', { path: '/blogs/lost', hash: '' }],
  ['https://www.shop.example/lost', { path: '/lost', hash: '' }],
  ['https://shop.example/lost', null],
])('finds out where on this site %s leads', (address, target) => {
  expect(targetOf(address, '/blogs/seo', 'https://www.shop.example')).toEqual(target);
});
