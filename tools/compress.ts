/**
 * Compresses a built folder once, so that the server doesn't have to. Drawings and search are
 * compressed where they are made.
 */
import { compressFolder } from '../site/integrations/compress-folder.ts';

const [folder = 'dist'] = process.argv.slice(2);
console.log(`Compressed ${await compressFolder(folder, ['artwork', 'pagefind'])} files.`);
