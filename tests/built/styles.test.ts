import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';

const built = readBuilt(root);
const assets = join(root, 'dist/_astro');
const afterPaint = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(assets, name), 'utf8'))
  .join('');

test.each(built.pages.map(({ path, html }) => [path, html] as const))(
  'every variable that the styles of %s read is declared on it',
  (_, html) => {
    const read = [...(html + afterPaint).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    const declared = new Set(
      [...(html + afterPaint).matchAll(/(?:@property )?(--[\w-]+)\s*[:{]/g)].map(
        ([, name]) => name,
      ),
    );
    expect([...new Set(read)].filter((name) => !declared.has(name))).toEqual([]);
  },
);
