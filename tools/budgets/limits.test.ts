import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../content/read.ts';
import { realRoutes } from '../content/routes.ts';
import { root } from '../run.ts';
import { isLong, limitsOf, longPages } from './limits.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
const [, section = ''] = document.split('### Pages that take more than 14.6 KB');
const rows = Array.from(
  section.matchAll(/^\| `(\/[^`]+)` \| ([\d.]+) KB \|/gm),
  ([, path = '', size = '']) => ({ path, size }),
);

it('lets no page take more than its share unless the document says what it is made of', () => {
  expect(rows.map(({ path }) => path).toSorted()).toEqual(longPages.toSorted());
});

it('gives no room of its own to a page that is not there', () => {
  const routes = realRoutes(readContent(root).content);
  expect(longPages.filter((path) => !routes.has(path))).toEqual([]);
});

it.each(rows)('holds $path near the $size KB that the document says', ({ path, size }) => {
  expect(isLong(path)).toBe(true);
  const { html } = limitsOf(path);
  expect(html).toBeGreaterThanOrEqual(Number(size) * 1000);
  expect(html).toBeLessThan(Number(size) * 1000 * 1.03);
});
