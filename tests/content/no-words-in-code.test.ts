import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/run.ts';

const comment = /\/\*[\s\S]*?\*\//g;

it('has prices only in content, not in components or templates', async () => {
  const files = await Array.fromAsync(
    glob('site/{islands,layouts,pages,sections,ui}/**/*.{astro,tsx}', { cwd: root }),
  );
  expect(files.length).toBeGreaterThan(100);
  const read = files.map(async (file) => ({
    file,
    code: await readFile(join(root, file), 'utf8'),
  }));
  const priced = (await Promise.all(read)).filter(({ code }) =>
    /[£$€]\d/.test(code.replace(comment, '')),
  );
  expect(priced.map(({ file }) => file)).toEqual([]);
});
