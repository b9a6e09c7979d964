import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Writes build/pages.json: the digest of every page as Astro wrote it. tests/built/untouched.test.ts
 * holds dist/ against it, so that no later step changes a page. Has to be the first in the list.
 */
export function recordPages(): AstroIntegration {
  let root = '';
  return {
    name: 'record-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:generated': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = (await readdir(dist, { recursive: true })).filter((file) =>
          file.endsWith('.html'),
        );
        const digests = await Promise.all(
          files.map(async (file) => [
            file,
            hash('sha256', await readFile(join(dist, file)), 'base64'),
          ]),
        );
        await mkdir(join(root, 'build'), { recursive: true });
        await writeFile(
          join(root, 'build/pages.json'),
          `${JSON.stringify(Object.fromEntries(digests), null, 1)}\n`,
        );
      },
    },
  };
}
