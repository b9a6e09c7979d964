/** Builds the site into dist/ and build/manifest.json: fonts, content check, pages, compression. */
import { run } from './run.ts';

await run('node', ['tools/build-fonts.ts']);
await run('node', ['tools/check-content.ts']);
await run('astro', ['build']);
await run('node', ['tools/build-search.ts']);
await run('node', ['tools/compress.ts']);
