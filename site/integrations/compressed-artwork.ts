import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from './compress-folder.ts';

/**
 * Compresses dist/artwork, which is final by then, while the other integrations work on the pages.
 * Comes last, to wait until it is done.
 */
export function compressedArtwork(): AstroIntegration {
  let compressed = Promise.resolve(0);
  return {
    name: 'compressed-artwork',
    hooks: {
      'astro:build:generated': ({ dir }) => {
        compressed = compressFolder(join(fileURLToPath(dir), 'artwork'));
        // Reported where it is awaited.
        compressed.catch(() => {});
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`Compressed ${await compressed} drawings.`);
      },
    },
  };
}
