/** Builds the site into dist/ and build/manifest.json: fonts, schemas, content check, pages, search, compression. */
import { run } from './run.ts';

await run('node', ['tools/build-fonts.ts']);
await run('node', ['tools/build-schemas.ts']);
await run('node', ['tools/check-content.ts']);
await run('node', [
  // Room for what lives shortly: collecting it takes a fifth of the time where there are many pages.
  '--max-semi-space-size=64',
  'node_modules/astro/bin/astro.mjs',
  'build',
  // Content that an earlier build read is kept, even if a schema reads it otherwise now.
  '--force',
]);
await Promise.all([run('node', ['tools/build-search.ts']), run('node', ['tools/compress.ts'])]);
