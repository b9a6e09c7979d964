import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { record, table } from './table.ts';

const lines = (width: number, whole: number) =>
  table(['Reference', 'Name'], [['AB-12CD-34EF', 'Ada Lovelace']], { width, whole }).map((line) =>
    stripVTControlCharacters(line),
  );

it('truncates the columns that need not be whole', () => {
  expect(lines(20, 1)).toEqual(['Reference     Name', 'AB-12CD-34EF  Ada L…']);
});

it('keeps the joiners in names and emoji, but nothing that changes the text around them', () => {
  const names = 'علی\u200cرضا 👩\u200d💻';
  expect(record([['Name', names]], 80)).toBe(`Name  ${names}\n`);
  expect(record([['Name', 'a\u202eb\u009bc']], 80)).toBe('Name  a\ufffdb\ufffdc\n');
});

it.each([
  ['a'.repeat(30), 'a'.repeat(14)],
  [`x${'\u00a0'.repeat(13)}Email`, `x${'\u00a0'.repeat(13)}`],
  ['字'.repeat(15), '字'.repeat(7)],
  ['𠀀'.repeat(15), '𠀀'.repeat(7)],
])('breaks a word that the terminal would break (%j)', (word, start) => {
  const rest = word.slice(start.length);
  expect(record([['Name', word]], 20)).toMatch(
    `Name  ${start}\n      ${rest.slice(0, start.length)}`,
  );
});

it('counts columns, not characters', () => {
  const rows = [['AB-12CD-34EF', '水'.repeat(30)]];
  const [, line = ''] = table(['Reference', 'Name'], rows, { width: 40, whole: 1 });
  expect(line).toBe(`AB-12CD-34EF  ${'水'.repeat(12)}…`);
});

it('has room for more rows than a function can have arguments', () => {
  const rows = Array.from({ length: 200_000 }, () => ['AB-12CD-34EF', 'Ada']);
  expect(table(['Reference', 'Name'], rows, { width: 80, whole: 1 })).toHaveLength(200_001);
});

it('keeps the first columns whole, even if no other column fits', () => {
  expect(lines(8, 1)).toEqual(['Reference     …', 'AB-12CD-34EF  …']);
});
