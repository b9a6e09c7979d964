/** Builds the site into dist/ and build/manifest.json: fonts, content check, pages, search, compression. */
import { run } from './run.ts';

await run('node', ['tools/build-fonts.ts']);
await run('node', ['tools/check-content.ts']);
// Room for what lives shortly: collecting it takes a fifth of the time where there are many pages.
await run('node', ['--max-semi-space-size=64', 'node_modules/astro/bin/astro.mjs', 'build']);
await Promise.all([run('node', ['tools/build-search.ts']), run('node', ['tools/compress.ts'])]);
