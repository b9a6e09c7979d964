import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files in content/ marked `sample: true`: what they say is invented or unconfirmed. */
export function sampleFiles(root: string): string[] {
  return globSync('content/**/*.yaml', { cwd: root })
    .filter((file) => /^\s*sample: true\s*(?:#.*)?$/m.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
}
