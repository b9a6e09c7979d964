import { expect, test } from 'vitest';
import { limitsOf } from '../budgets/limits.ts';
import { checkSizes } from './check-sizes.ts';

test('says what to do about a page that is too large, and accepts one at the limit', () => {
  const most = limitsOf('/seo').html;
  const pages = ['/seo', '/web'].map((path) => ({ path, file: `${path}.html` }));
  const bytes = (file: string) => Buffer.alloc(file === '/seo.html.br' ? most + 1 : most);
  expect(checkSizes({ pages, bytes })).toEqual([
    `/seo: shorten the page, or raise \`html\` in tools/budgets/limits.ts; you can publish it as it is (compressed, it has ${most + 1} bytes, at most ${most})`,
  ]);
});
