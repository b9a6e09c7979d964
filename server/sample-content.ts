import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of content/ that are marked `sample: true`: visitors read what is made up or unconfirmed. */
export function sampleFiles(root: string): string[] {
  return globSync('content/**/*.yaml', { cwd: root })
    .filter((file) => /^\s*sample: true\s*(?:#.*)?$/m.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
}
