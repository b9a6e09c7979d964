import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { goodsFile } from './goods-file.ts';
import { goodsNames } from './goods-names.ts';

/** A scene has the same limit. */
const budget = 4096;

test('the goods are a small file that needs no fonts', async () => {
  const file = await goodsFile();
  expect(file).not.toMatch(/<text|class=|style=|href=|NaN|undefined/);
  expect(file).not.toMatch(/ (?:d|points|x|y|cx|cy|width|height)="[^"]*\.\d{3}/);
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budget);
});

test.each([...goodsNames, 'carton'])('%s has a view', async (name) => {
  expect(await goodsFile()).toContain(`<view id="${name}" viewBox="0 `);
});
