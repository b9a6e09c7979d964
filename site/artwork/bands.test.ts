import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bandFile } from './band-file.ts';
import { bandNames } from './band-names.ts';

/** A scene has the same limit. */
const budget = 4096;

test.each(bandNames)('band %s is a small file that needs no fonts', async (name) => {
  const file = await bandFile(name);
  expect(file).not.toMatch(/<text|class=|style=|href=|NaN|undefined/);
  expect(file).not.toMatch(/ (?:d|points|x|y|cx|cy|width|height)="[^"]*\.\d{3}/);
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budget);
});
