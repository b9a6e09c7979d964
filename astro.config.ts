import { globSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { readYaml } from './site/content/read-yaml.ts';
import { compressedArtwork } from './site/integrations/compressed-artwork.ts';
import { discoveryFiles } from './site/integrations/discovery-files.ts';
import { filledArticles } from './site/integrations/filled-articles.ts';
import { intentDirective } from './site/integrations/intent-directive.ts';
import { recordPages } from './site/integrations/record-pages.ts';
import { siteManifest } from './site/integrations/site-manifest.ts';
import { redirects } from './site/schemas/site.ts';

const redirectsFile = join(import.meta.dirname, 'content/site/redirects.yaml');
const { redirects: moved } = await readYaml(redirectsFile, redirects);
const modules = globSync('site/**/*.module.css', { cwd: import.meta.dirname }).toSorted();
const classNames = new Map<string, Set<string>>();
const isProduction = process.env['NODE_ENV'] === 'production';
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4322';

export default defineConfig({
  site: process.env['SITE_URL'] || 'https://growthhub.example',
  srcDir: './site',
  output: 'static',
  trailingSlash: 'never',
  // `npm run dev` uses these. The build also writes a page for each, for hosts without redirects.
  redirects: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
  // Two pages at a time: while one waits for its image to be encoded, the other is rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
  compressHTML: true,
  env: {
    schema: {
      /** `mail` replaces the forms with email links, for hosts without the server. */
      FORMS: envField.enum({
        context: 'server',
        access: 'public',
        values: ['server', 'mail'],
        default: 'server',
      }),
    },
  },
  devToolbar: { enabled: false },
  integrations: [
    recordPages(),
    react(),
    filledArticles(),
    mdx(),
    intentDirective(),
    siteManifest(),
    discoveryFiles(),
    compressedArtwork(),
  ],
  server: { port: 4321 },
  vite: {
    css: { modules: isProduction ? { generateScopedName: shortName } : {} },
    // Astro adds its own directive to articles, which Rolldown would warn about.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    worker: { format: 'es' },
    server: { proxy: postsTo(api) },
  },
});

/**
 * Short class names, which make compressed pages a kilobyte smaller: the number of the file, then
 * the number of the class in it, so that every build gives the same names.
 */
function shortName(name: string, file: string): string {
  const module = relative(import.meta.dirname, file.split('?')[0] ?? '');
  const names = new Set(classNames.get(module)).add(name);
  classNames.set(module, names);
  return `_${modules.indexOf(module).toString(36)}-${[...names].indexOf(name).toString(36)}`;
}

/** In development, POST requests go to the server and Astro serves the pages. */
function postsTo(target: string) {
  const stayUnlessPost = (request: IncomingMessage) =>
    request.method === 'POST' ? undefined : (request.url ?? '/');
  return {
    '/aboutus': { target, bypass: stayUnlessPost },
    '/newsletter': { target, bypass: stayUnlessPost },
  };
}
