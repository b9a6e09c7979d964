import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ContentCopy, copyWithExample } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyWithExample();
});
afterEach(() => copy.remove(''));

it('reports a missing file, and one that nothing reads', () => {
  copy.remove('content/site/offers.yaml');
  copy.remove('content/pages/newsletter/expired.yaml');
  copy.write('content/site/bogus.yaml', 'name: Extra');
  copy.write('content/services/extra.yml', 'name: Extra');
  expect(copy.problems()).toEqual(
    expect.arrayContaining([
      'content/site/offers.yaml: add this file: the site cannot be built without it',
      'content/pages/newsletter/expired.yaml: add this file: code refers to the page',
      'content/site/bogus.yaml: remove or rename it: nothing reads a file with this name',
      'content/services/extra.yml: rename it to end in .yaml, or remove it',
    ]),
  );
});

it.each([
  'content/services/Photo_Retouch.yaml',
  'content/pages/Privacy Policy.yaml',
  'content/pages/Legal/privacy.yaml',
  'content/pricing/Photo-retouch.yaml',
  'content/testimonials/photo_retouch.yaml',
  'content/articles/Photo retouch.mdx',
])('asks to rename %s', (file) => {
  mkdirSync(dirname(join(copy.root, file)), { recursive: true });
  copy.write(file, 'name: Extra');
  expect(copy.problems()).toContain(
    `${file}: rename it: lower-case letters, digits and hyphens, such as local-seo`,
  );
});

const files = ['content/services/example.yaml', 'content/articles/example.mdx'];

it.each(files)('asks for UTF-8 in %s', (file) => {
  const text = copy.read(file);
  writeFileSync(join(copy.root, file), `${text}# £`, 'latin1');
  expect(copy.problems()).toEqual([`${file}: save it as UTF-8 (line ${text.split('\n').length})`]);
});

it.each(files)('asks to choose between the two sides of a merge in %s', (file) => {
  const lines = copy.read(file).split('\n');
  const sides = ['<<<<<<< HEAD', 'one', '=======', 'two', '>>>>>>> theirs'];
  copy.write(file, [...lines.slice(0, 3), ...sides, ...lines.slice(3)].join('\n'));
  expect(copy.problems()).toEqual([
    `${file}: keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>> (line 4)`,
  ]);
});

it('ignores hidden files', () => {
  copy.write('content/services/.DS_Store', 'x');
  expect(copy.problems()).toEqual([]);
});

it.each(files)('accepts a byte order mark in %s', (file) => {
  copy.write(file, `\u{FEFF}${copy.read(file)}`);
  expect(copy.problems()).toEqual([]);
});
