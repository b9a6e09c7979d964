import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuilt } from '../../tools/built/read-built.ts';
import { withSeoTable } from '../../tools/built/seo-table.ts';
import { root } from '../../tools/run.ts';

const built = readBuilt(root);

test('docs/seo.md lists the pages as they are; else run: npx node tools/seo-table.ts', () => {
  const text = readFileSync(join(root, 'docs/seo.md'), 'utf8');
  expect(text).toBe(withSeoTable(text, built));
});
