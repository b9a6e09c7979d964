/**
 * Compresses a built folder once, so that the server doesn't have to. Drawings and the search index
 * are compressed when they are generated.
 */
import { compressFolder } from '../site/integrations/compress-folder.ts';

const [folder = 'dist'] = process.argv.slice(2);
console.log(`Compressed ${await compressFolder(folder, ['artwork', 'pagefind'])} files.`);
