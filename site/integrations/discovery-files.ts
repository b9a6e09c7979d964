import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { paths } from '../../contract/paths.ts';
import { siteManifestSchema } from '../../contract/site-manifest.ts';
import { readYaml } from '../content/read-yaml.ts';
import { readFills } from '../content/with-figures.ts';
import { twinPath } from '../lib/twin-path.ts';
import { company } from '../schemas/company.ts';
import { discovery } from '../schemas/discovery.ts';
import { buildFile } from './build-file.ts';
import { readContentDates } from './discovery/content-dates.ts';
import { type FoundPage, readFoundPages } from './discovery/found-pages.ts';
import { llmsTxt } from './discovery/llms-txt.ts';
import { markdownTwin } from './discovery/markdown-twin.ts';
import { robots } from './discovery/robots.ts';
import { securityTxt, securityTxtPath } from './discovery/security-txt.ts';
import { inOrder, sitemap } from './discovery/sitemap.ts';
import { headersFile, redirectsFile } from './discovery/static-host.ts';

/**
 * Writes files based on the built pages into dist/: sitemap, robots.txt, llms.txt, a Markdown
 * version of every indexable page, security.txt, and the header and redirect files for static
 * hosts. Must run after siteManifest, because it reads the manifest.
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
        if (!site) throw new Error('astro.config.ts: set `site`.');
        const files = await makeFiles(root, dir, site);
        for (const [path, text] of Object.entries(files)) {
          const file = join(fileURLToPath(dir), path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, text);
        }
      },
    },
  };
}

async function makeFiles(root: string, dir: URL, site: URL): Promise<Record<string, string>> {
  const dist = fileURLToPath(dir);
  const manifest = siteManifestSchema.parse(
    JSON.parse(await readFile(buildFile(dir, 'manifest.json'), 'utf8')),
  );
  const { fillFigures, fillCompany } = await readFills();
  const file = join(root, 'content/site/discovery.yaml');
  const words = fillCompany(await readYaml(file, discovery, fillFigures));
  const about = await readYaml(join(root, 'content/site/company.yaml'), company);
  const pages = inOrder(await readFoundPages(dist, manifest.pages));
  return {
    ...Object.fromEntries(pages.map((page) => [twinPath(page.path), markdownTwin(page)])),
    '/sitemap.xml': sitemap(await entriesOf(root, pages)),
    '/robots.txt': robots(site),
    '/llms.txt': llmsTxt(pages, { name: about.name, words: words.llms, site }),
    [securityTxtPath]: securityTxt(words, about, site, new Date()),
    '/_headers': headersFile(manifest, { folders: await assetFolders(dist), siteUrl: site.origin }),
    '/_redirects': redirectsFile(manifest),
  };
}

async function entriesOf(root: string, pages: readonly FoundPage[]) {
  const dates = await readContentDates(root);
  return pages.map(({ path, address }) => ({ address, changed: dates?.get(fileOf(path)) }));
}

/** Returns the path of a page's content file. Topic pages have no such file. */
function fileOf(path: string): string {
  const article = path.startsWith(`${paths.hub}/`) && path.slice(paths.hub.length + 1);
  if (article) return `content/articles/${article}.mdx`;
  return `content/pages/${path === paths.home ? 'home' : path.slice(1)}.yaml`;
}

/** Returns the folders of dist/ that contain no pages. */
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
