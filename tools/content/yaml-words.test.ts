import { expect, it } from 'vitest';
import { loadText } from './load.ts';

const quotes = `put the whole text in quotes of a kind that it doesn't contain, " or '`;
const column = 'begin this line in the same column as the fields that it belongs with';
const partOf = ', or put the text above in quotes if this is part of it';
const hyphen = 'begin the hyphen in the same column as the others of its list';
const above =
  'indent this line if it is part of the text above, or begin it with a field and a colon';

it.each([
  ['a tab', 'a: 1\n\tb: 2', 'indent with spaces, not with a tab (line 2)'],
  ['a field too far in', 'a: one\n b: two\nc: 3', `${column}${partOf} (line 2)`],
  ['an item’s field too far in', 'i:\n  - q: one\n     a: two', `${column}${partOf} (line 3)`],
  ['an item’s field too far out', 'i:\n  - q: one\n   a: two', `${column} (line 3)`],
  ['a hyphen too far out', 'm:\n  i:\n    - one\n   - two', `${hyphen} (line 4)`],
  ['a hyphen too far in', 'i:\n  - one\n  - two\n   - three', `${hyphen} (line 4)`],
  ['a text of two lines with a colon', 'a: one\n  two: three', `${column}${partOf} (line 2)`],
  ['a colon', 'a: b: c', 'put the text in quotes: it contains a colon and a space (line 1)'],
  ['no space after a colon', 'a: 1\nb:2\nc: 3', 'write a space after the colon (line 2)'],
  ['none in the last line', 'a: 1\nb:2', 'write a space after the colon (line 2)'],
  ['none in braces', 'a: 1\nb: { c:/d, e: 1 }', 'write a space after the colon (line 2)'],
  ['a comma in a number', 'p: { a: 1,200, c: GBP }', 'write the number without a comma (line 1)'],
  ['one in a text', 'p: { a: b, c }', 'put the text in quotes: it contains a comma (line 1)'],
  ['an open brace', 'p: { a: 1\nb: 2', 'add the } that is missing above this line (line 2)'],
  ['an open bracket', 'p: [a, b\nc: 2', 'add the ] that is missing above this line (line 2)'],
  ['an open quote', 'a: 1\nb: "c\nd: 3', 'add the quote that ends this text (line 2)'],
  ['one before another text', 'a: "b\nc: 3\nd: "e"', 'add the quote that ends this text (line 1)'],
  ['an apostrophe in quotes', "a: 'it's here'", `${quotes} (line 1)`],
  ['a word in quotes', 'a: "one" two', `${quotes} (line 1)`],
  ['a placeholder at the start', 'a: {price} for you', `${quotes} (line 1)`],
  ['a sign at the start', 'a: @here', 'put the text in quotes: it begins with @ (line 1)'],
  ['an exclamation mark', 'a: !b c', 'put the text in quotes: it begins with ! (line 1)'],
  ['a field twice', 'a: 1\na: 2', 'remove one of them: this field is above already (line 2)'],
  ['a text that isn’t indented', 'a: >-\nsome text\nb: 1', `${above} (line 2)`],
  ['a line without a field', 'a: 1\nsome text', `${above} (line 2)`],
])('says what to fix in YAML: %s', (_, text, fix) => {
  expect(loadText(`${text}\n`, 'file', 'slug').broken).toBe(fix);
});

it('accepts long texts and nested lists', () => {
  const text =
    'a: >-\n  one - two\n  - three: four\nb: one\n  two, three\nc: { d: "1,200", e: [f, g] }\nh:\n';
  expect(loadText(text, 'file', 'slug').broken).toBeUndefined();
});
