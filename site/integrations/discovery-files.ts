import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { paths } from '../../contract/paths.ts';
import { siteManifestSchema } from '../../contract/site-manifest.ts';
import { twinPath } from '../lib/twin-path.ts';
import { discovery } from '../schemas/discovery.ts';
import { company } from '../schemas/site.ts';
import { readContentDates } from './discovery/content-dates.ts';
import { type FoundPage, readFoundPages } from './discovery/found-pages.ts';
import { llmsTxt } from './discovery/llms-txt.ts';
import { markdownTwin } from './discovery/markdown-twin.ts';
import { robots } from './discovery/robots.ts';
import { securityTxt, securityTxtPath } from './discovery/security-txt.ts';
import { inOrder, sitemap } from './discovery/sitemap.ts';
import { headersFile, redirectsFile } from './discovery/static-host.ts';

/**
 * Writes into dist/ what is made from the built pages: sitemap, robots.txt, llms.txt, a Markdown
 * twin of every page that may be found, security.txt, and the header and redirect files of static
 * hosts. Runs after siteManifest, whose file it reads.
 */
export function discoveryFiles(): AstroIntegration {
  let root = '';
  let site: URL | undefined;
  return {
    name: 'discovery-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        site = config.site === undefined ? undefined : new URL(config.site);
      },
      'astro:build:done': async ({ dir }) => {
        if (!site) throw new Error('astro.config.ts names no site.');
        const files = await makeFiles(root, fileURLToPath(dir), site);
        for (const [path, text] of Object.entries(files)) {
          const file = join(fileURLToPath(dir), path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, text);
        }
      },
    },
  };
}

async function makeFiles(root: string, dist: string, site: URL): Promise<Record<string, string>> {
  const manifest = siteManifestSchema.parse(
    JSON.parse(await readFile(join(root, 'build/manifest.json'), 'utf8')),
  );
  const words = discovery.parse(await readYaml(root, 'discovery'));
  const { name } = company.parse(await readYaml(root, 'company'));
  const pages = inOrder(await readFoundPages(dist, manifest.pages));
  return {
    ...Object.fromEntries(pages.map((page) => [twinPath(page.path), markdownTwin(page)])),
    '/sitemap.xml': sitemap(await entriesOf(root, pages)),
    '/robots.txt': robots(site),
    '/llms.txt': llmsTxt(pages, { name, words: words.llms, site }),
    [securityTxtPath]: securityTxt(words, site, new Date()),
    '/_headers': headersFile(manifest, { folders: await assetFolders(dist), siteUrl: site.origin }),
    '/_redirects': redirectsFile(manifest),
  };
}

async function entriesOf(root: string, pages: readonly FoundPage[]) {
  const dates = await readContentDates(root);
  return pages.map(({ path, address }) => ({ address, changed: dates?.get(fileOf(path)) }));
}

/** The content file of a page. A topic's page has none. */
function fileOf(path: string): string {
  const article = path.startsWith(`${paths.hub}/`) && path.slice(paths.hub.length + 1);
  if (article) return `content/articles/${article}.mdx`;
  return `content/pages/${path === paths.home ? 'home' : path.slice(1)}.yaml`;
}

/** Folders of dist/ that hold files only, no pages. */
async function assetFolders(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const holdsPages = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(dist, folder), { recursive: true })).some((file) =>
        file.endsWith('.html'),
      ),
    ),
  );
  return folders.filter((_, index) => !holdsPages[index]).sort();
}

async function readYaml(root: string, name: string): Promise<unknown> {
  return parse(await readFile(join(root, `content/site/${name}.yaml`), 'utf8'));
}
