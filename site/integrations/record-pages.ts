import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeBuildFile } from './build-file.ts';

/**
 * Writes build/pages.json, which has a digest of every page as Astro wrote it.
 * tests/built/untouched.test.ts compares it with dist/ to check that no later step changed a page.
 * Must be the first integration.
 */
export function recordPages(): AstroIntegration {
  return {
    name: 'record-pages',
    hooks: {
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
        await writeBuildFile(dir, 'pages.json', Object.fromEntries(digests));
      },
    },
  };
}
