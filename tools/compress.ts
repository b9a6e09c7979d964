/** Compresses what is in dist/ once, so that the server need not. Drawings and search compress their own. */
import { join } from 'node:path';
import { compressFolder } from '../site/integrations/compress-folder.ts';
import { root } from './run.ts';

console.log(
  `Compressed ${await compressFolder(join(root, 'dist'), ['artwork', 'pagefind'])} files.`,
);
