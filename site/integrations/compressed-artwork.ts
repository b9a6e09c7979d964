import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from './compress-folder.ts';

/**
 * Compresses dist/artwork while the other integrations work on the pages; none of them changes it.
 * Must come last, because the build then waits for the compression.
 */
export function compressedArtwork(): AstroIntegration {
  let compressed = Promise.resolve(0);
  return {
    name: 'compressed-artwork',
    hooks: {
      'astro:build:generated': ({ dir }) => {
        compressed = compressFolder(join(fileURLToPath(dir), 'artwork'));
        // An error is reported where the promise is awaited.
        compressed.catch(() => {});
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`Compressed ${await compressed} drawings.`);
      },
    },
  };
}
