import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as cheerio from 'cheerio';
import { type SiteManifest, siteManifestSchema } from '../../contract/site-manifest.ts';

export type BuiltPage = {
  path: string;
  file: string;
  html: string;
  $: cheerio.CheerioAPI;
  /** Whether the page is hidden from search engines. */
  isHidden: boolean;
};

export type Built = {
  manifest: SiteManifest;
  pages: BuiltPage[];
  /** The pages that search engines may list. */
  found: BuiltPage[];
  /** The paths of all files in dist/, such as `/sitemap.xml`. */
  files: ReadonlySet<string>;
  text: (path: string) => string;
  bytes: (path: string) => Buffer;
};

const notBuilt = 'The site has not been built. Run: npm run build';

/** Reads the built site. Throws if it hasn't been built. */
export function readBuilt(root: string): Built {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) throw new Error(notBuilt);
  const manifest = readManifest(root);
  const pages = Object.entries(manifest.pages).map(([path, { file }]): BuiltPage => {
    const html = readFileSync(join(dist, file), 'utf8');
    const $ = cheerio.load(html);
    return {
      path,
      file,
      html,
      $,
      isHidden: $('meta[name="robots"][content*="noindex"]').length > 0,
    };
  });
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));
  return {
    manifest,
    pages,
    found: pages.filter(({ isHidden }) => !isHidden),
    files: new Set(files),
    text: (path) => readFileSync(join(dist, path), 'utf8'),
    bytes: (path) => readFileSync(join(dist, path)),
  };
}

function readManifest(root: string): SiteManifest {
  try {
    const text = readFileSync(join(root, 'build/manifest.json'), 'utf8');
    return siteManifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(notBuilt);
  }
}
