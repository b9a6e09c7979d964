/**
 * Builds the site: fonts, schemas, content check, pages, search, compression. Everything is written
 * to a new folder, which replaces the last build at the end, so that a running server always has a
 * complete site.
 */
import { join } from 'node:path';
import { siteUrlSchema } from '../contract/site-url.ts';
import { replaceBuild } from './replace-build.ts';
import { root, run } from './run.ts';

const siteUrl = siteUrlSchema.optional().safeParse(process.env['SITE_URL'] || undefined);
if (!siteUrl.success) {
  console.error(`SITE_URL is not valid: ${siteUrl.error.issues[0]?.message}`);
  process.exit(1);
}
if (siteUrl.data === undefined) {
  console.warn(
    'SITE_URL is not set: links in the sitemap, feed and share images begin with https://growthhub.example. Before you go public: SITE_URL=https://www.your-site.com npm run build',
  );
}
await run('node', ['tools/build-fonts.ts']);
await run('node', ['tools/build-schemas.ts']);
await run('node', ['tools/check-content.ts']);
await run('node', [
  // More room for short-lived objects. With many pages, collecting them would take a fifth of the
  // time.
  '--max-semi-space-size=64',
  'node_modules/astro/bin/astro.mjs',
  'build',
  '--outDir',
  'build/next/dist',
  // Astro's content cache survives changes to a schema.
  '--force',
]);
const next = join(root, 'build/next');
await Promise.all([
  run('node', ['tools/build-search.ts', next]),
  run('node', ['tools/compress.ts', join(next, 'dist')]),
]);
replaceBuild(root, next);
