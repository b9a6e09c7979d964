import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { table } from './table.ts';

const lines = (width: number, whole: number) =>
  table(['Reference', 'Name'], [['AB-12CD-34EF', 'Ada Lovelace']], { width, whole }).map((line) =>
    stripVTControlCharacters(line),
  );

it('truncates the columns that need not be whole', () => {
  expect(lines(20, 1)).toEqual(['Reference     Name', 'AB-12CD-34EF  Ada L…']);
});

it('keeps the first columns whole, even if no other column fits', () => {
  expect(lines(8, 1)).toEqual(['Reference     …', 'AB-12CD-34EF  …']);
});
