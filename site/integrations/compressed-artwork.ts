import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from './compress-folder.ts';

/**
 * Compresses dist/artwork while the other integrations work on the pages. None of them changes it.
 * This integration must come last, because the build waits here for the compression to finish.
 */
export function compressedArtwork(): AstroIntegration {
  let compressed = Promise.resolve(0);
  return {
    name: 'compressed-artwork',
    hooks: {
      'astro:build:generated': ({ dir }) => {
        compressed = compressFolder(join(fileURLToPath(dir), 'artwork'));
        // Errors are reported where the promise is awaited.
        compressed.catch(() => {});
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`Compressed ${await compressed} drawings.`);
      },
    },
  };
}
