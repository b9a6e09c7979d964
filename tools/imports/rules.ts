/**
 * Who may import whom, read by tools/check-imports.ts; docs/decisions/001-rooms-and-imports.md says
 * why. The first room that holds a file is its room. What is not listed may not be imported.
 */
export type Room = {
  name: string;
  /** Folders or files, relative to the root. */
  holds: string[];
  /** Rooms whose code may be imported, besides the room itself. */
  mayImport: string[];
  /** Rooms of which only types may be imported. */
  mayImportTypes?: string[];
  /** Packages that may be imported; `node:` stands for all of Node's own. `*` for any. */
  packages: string[];
};

const react = ['react', 'react-dom', 'clsx'];
const astro = ['astro', 'astro:content', 'astro:assets', 'astro:env'];
const siteShell = [
  'schemas',
  'sections',
  'islands',
  'ui',
  'artwork',
  'lib',
  'contract',
  'collections',
  'feed',
  'layouts',
  'scripts',
  'assets',
  'styles',
];

/** What a `<script>` of an .astro file may import: it goes to the browser as it is. */
export const pageScripts: Room = {
  name: 'a script of a page',
  holds: [],
  mayImport: ['islands', 'scripts', 'lib', 'contract'],
  packages: [],
};

export const rooms: Room[] = [
  { name: 'contract', holds: ['contract'], mayImport: [], packages: ['zod'] },
  {
    name: 'feed',
    holds: ['site/feed'],
    mayImport: ['collections', 'lib', 'contract', 'ui', 'sections', 'artwork'],
    packages: [...astro, 'astro:container', '@astrojs/mdx', 'cheerio'],
  },
  {
    name: 'collections',
    holds: ['site/content', 'site/content.config.ts'],
    mayImport: ['schemas', 'lib', 'contract'],
    mayImportTypes: ['sections'],
    packages: [...astro, 'astro/loaders', 'node:', 'yaml'],
  },
  { name: 'pages', holds: ['site/pages'], mayImport: siteShell, packages: [...astro, ...react] },
  {
    name: 'layouts',
    holds: ['site/layouts'],
    mayImport: siteShell,
    packages: [...astro, ...react],
  },
  {
    name: 'sections',
    holds: ['site/sections'],
    mayImport: siteShell,
    packages: [...astro, ...react],
  },
  {
    name: 'islands',
    holds: ['site/islands'],
    mayImport: ['ui', 'artwork', 'lib', 'contract'],
    mayImportTypes: ['schemas'],
    packages: [...react, 'embla-carousel'],
  },
  {
    name: 'ui',
    holds: ['site/ui'],
    mayImport: ['lib', 'artwork'],
    mayImportTypes: ['schemas'],
    packages: react,
  },
  {
    name: 'artwork',
    holds: ['site/artwork'],
    mayImport: ['lib'],
    packages: [
      ...react,
      'react-dom/server',
      'fontkit',
      'subset-font',
      'sharp',
      'node:',
      'd3-shape',
    ],
  },
  {
    name: 'lib',
    holds: ['site/lib'],
    mayImport: ['contract'],
    mayImportTypes: ['schemas', 'sections'],
    packages: ['schema-dts'],
  },
  {
    name: 'schemas',
    holds: ['site/schemas'],
    mayImport: ['artwork', 'contract'],
    packages: ['zod'],
  },
  {
    name: 'directives',
    holds: ['site/directives', 'site/env.d.ts'],
    mayImport: ['islands'],
    packages: ['astro'],
  },
  {
    name: 'integrations',
    holds: ['site/integrations'],
    mayImport: ['schemas', 'contract', 'lib'],
    packages: ['astro', 'cheerio', 'turndown', 'yaml', 'zod', 'node:'],
  },
  { name: 'scripts', holds: ['site/scripts'], mayImport: [], packages: ['web-vitals'] },
  { name: 'assets', holds: ['site/assets'], mayImport: [], packages: [] },
  { name: 'styles', holds: ['site/styles'], mayImport: [], packages: [] },
  {
    name: 'config',
    holds: ['server/config.ts', 'server/content.ts'],
    mayImport: ['contract', 'mail'],
    packages: ['zod', 'yaml', 'node:'],
  },
  // What went wrong in the store is the one thing of it that an answer over HTTP depends on.
  { name: 'store-errors', holds: ['server/store/store-error.ts'], mayImport: [], packages: [] },
  {
    name: 'store',
    holds: ['server/store'],
    mayImport: ['contract', 'store-errors'],
    mayImportTypes: ['config'],
    packages: ['kysely', 'pg', 'pino', 'node:'],
  },
  {
    name: 'mail',
    holds: ['server/mail'],
    mayImport: ['contract', 'store', 'store-errors', 'config'],
    packages: ['nodemailer', 'pino', 'zod', 'yaml', 'node:'],
  },
  {
    name: 'use-cases',
    holds: ['server/enquiries', 'server/newsletter'],
    mayImport: ['contract', 'store', 'store-errors', 'mail'],
    packages: ['node:'],
  },
  {
    name: 'http',
    holds: ['server/http'],
    mayImport: ['contract', 'use-cases', 'store-errors'],
    mayImportTypes: ['store', 'config', 'mail'],
    packages: [
      'fastify',
      '@fastify/static',
      '@fastify/accept-negotiator',
      '@fastify/formbody',
      'cheerio',
      'pino',
      'zod',
      'node:',
    ],
  },
  {
    name: 'server',
    holds: ['server'],
    mayImport: ['contract', 'config', 'store', 'store-errors', 'mail', 'use-cases', 'http'],
    packages: ['pino', 'node:', 'zod'],
  },
  { name: 'tests', holds: ['tests'], mayImport: ['*'], packages: ['*'] },
  {
    name: 'tools',
    holds: ['tools', 'astro.config.ts', 'vitest.config.ts', 'playwright.config.ts'],
    mayImport: ['*'],
    packages: ['*'],
  },
];
