import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { paths } from '../../contract/paths.ts';
import {
  type SiteManifest,
  type SitePage,
  siteManifestSchema,
} from '../../contract/site-manifest.ts';
import { errorMessage, readFailure } from '../error-message.ts';

/** The built site: what is at each path. */
export type Site = {
  root: string;
  manifest: SiteManifest;
  /** A page that may be requested by its path. */
  page: (path: string) => SitePage | null;
  /** Any built page, including the two that are only sent with an error status. */
  template: (path: string) => { page: SitePage; html: string } | null;
  /** Whether dist/ has a file that isn't a page, such as `/_astro/x.js`. */
  hasAsset: (path: string) => boolean;
  redirect: (path: string) => { to: string; status: number } | null;
};

/** Throws an Error with a message if the site hasn't been built. */
export function readSite(root: string, manifestFile: string): Site {
  const manifest = readManifest(manifestFile);
  const files = new Set(listFiles(root));
  const pages = new Map(Object.entries(manifest.pages));
  for (const [path, page] of pages) {
    if (!files.has(`/${page.file}`)) {
      throw new Error(`${page.file} of ${path} is missing in ${root}. Run: npm run build`);
    }
  }
  const moved = new Map(manifest.redirects.map(({ from, to, status }) => [from, { to, status }]));
  const html = new Map<string, string>();
  const template = (path: string) => {
    const page = pages.get(path);
    if (!page) return null;
    const kept = html.get(path) ?? readFileSync(join(root, page.file), 'utf8');
    html.set(path, kept);
    return { page, html: kept };
  };
  // Read now, because a refusal has to work even if the files are gone.
  for (const path of errorPages) template(path);
  return {
    root,
    manifest,
    page: (path) => (errorPages.has(path) ? null : (pages.get(path) ?? null)),
    template,
    hasAsset: (path) => files.has(path) && !/\.(?:html|br|gz)$/.test(path),
    redirect: (path) =>
      moved.get(path) ?? canonicalRedirect(path, (known) => pages.has(known), moved),
  };
}

/**
 * The origin in the pages' own URLs, if it differs from `siteUrl`. A build that isn't for the public
 * may be tried out on this machine.
 */
export function mismatchedSiteUrl({ manifest }: Site, siteUrl: string): string | null {
  const isTrial = isLocal(siteUrl) && !isPublic(manifest.site);
  return manifest.site === siteUrl || isTrial ? null : manifest.site;
}

/** Whether a URL is one for visitors. Nobody can own a name that ends in .example. */
export function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !hostname.endsWith('.example') && !isLocal(siteUrl);
}

function isLocal(siteUrl: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname);
}

const errorPages: ReadonlySet<string> = new Set([paths.notFound, paths.problem]);

/** `/seo/` and `/seo.html` redirect to `/seo`, or straight to where it has moved. */
function canonicalRedirect(
  path: string,
  isPage: (path: string) => boolean,
  moved: ReadonlyMap<string, { to: string; status: number }>,
) {
  // The lookbehind keeps the time linear: without it, each of thousands of slashes starts a search.
  const bare = path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/';
  if (bare === path) return null;
  const further = moved.get(bare);
  if (further) return further;
  return isPage(bare) && !errorPages.has(bare) ? { to: bare, status: 308 } : null;
}

export function readManifest(file: string): SiteManifest {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw readFailure(file, error, notBuilt(file));
  }
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is damaged (${errorMessage(error)}). Run: npm run build`);
  }
  const parsed = siteManifestSchema.safeParse(manifest);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file} does not match this server (${faults.join('; ')}). Run: npm run build`);
}

function listFiles(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
      );
  } catch (error) {
    throw readFailure(root, error, notBuilt(root));
  }
}

function notBuilt(missing: string): string {
  return `The site has not been built: ${missing} is missing. Run: npm run build`;
}
