import { expect, test } from 'vitest';
import { pageFile } from './page-file.ts';

test.each([
  ['/', 'index.html'],
  ['', 'index.html'],
  ['/localseo', 'localseo.html'],
  ['services/seo-copywriting/', 'services/seo-copywriting.html'],
])('%s is in %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});
