/** Compresses what is in a built folder once, so that the server need not. Drawings and search compress their own. */
import { compressFolder } from '../site/integrations/compress-folder.ts';

const [folder = 'dist'] = process.argv.slice(2);
console.log(`Compressed ${await compressFolder(folder, ['artwork', 'pagefind'])} files.`);
