import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContent } from '../../tools/content/read.ts';
import { stringsIn } from '../../tools/content/strings-in.ts';
import { type ContentCopy, copyWithExample } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyWithExample();
});
afterEach(() => copy.remove(''));

const replace = (file: string, from: string | RegExp, to: string) =>
  copy.write(file, copy.read(file).replace(from, to));

/** How often some words appear on the example's pages. */
function said(words: string): number {
  const { pages } = readContent(copy.root).content;
  const own = pages.filter(({ slug }) => slug.startsWith('example'));
  return [...stringsIn(own.map(({ data }) => data))]
    .map(({ text }) => text.split(words).length - 1)
    .reduce((sum, count) => sum + count);
}

it("updates a service's price and delivery in every sentence about it", () => {
  replace('content/services/example.yaml', '750', '987');
  replace('content/services/example.yaml', '28', '654');
  expect(copy.problems()).toEqual([]);
  expect({ price: said('£987'), days: said('654'), old: said('£750') }).toEqual({
    price: 4,
    days: 1,
    old: 0,
  });
});

it("updates a package's price and delivery in every sentence about it", () => {
  replace('content/pricing/example.yaml', '45', '987');
  replace('content/pricing/example.yaml', 'days: 4', 'days: 654');
  expect(copy.problems()).toEqual([]);
  expect({ price: said('$987'), days: said('654'), old: said('$45') }).toEqual({
    price: 2,
    days: 1,
    old: 0,
  });
});

it('accepts a long company name, because limits apply only to the sentences around it', () => {
  const name = 'Harrington, Oyelaran & Sons of Newcastle';
  replace('content/site/company.yaml', /^name: .*/m, `name: ${name}`);
  expect(copy.problems()).toEqual([]);
  expect(said(name)).toBe(2);
});
