import { fileHeaders, headersOfFile } from '../../../contract/file-headers.ts';
import { pagePolicy, securityHeaders } from '../../../contract/security-headers.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';

type Rule = { path: string; headers: Record<string, string> };

const policy = 'content-security-policy';
const sharing = 'cross-origin-resource-policy';

/**
 * Builds `_headers` for static hosts, in the format of Netlify and Cloudflare Pages, with the
 * headers that the server sends. These hosts merge the values of all rules that match a URL, and
 * two merged policies only allow what both of them allow. So `/*` has no policy and doesn't say who
 * may load a file; each page and each folder of files has its own rule for both.
 */
export function headersFile(
  { pages }: SiteManifest,
  { folders, siteUrl }: { folders: readonly string[]; siteUrl: string },
): string {
  const { [policy]: filePolicy = '', [sharing]: shared = '', ...rest } = securityHeaders(siteUrl);
  const folderPaths = new Set(folders.map((folder) => `/${folder}/*`));
  const rules: Rule[] = [
    { path: '/*', headers: rest },
    ...Object.entries(pages).map(([path, page]) => ({
      path,
      headers: { [policy]: pagePolicy(page, siteUrl), [sharing]: shared },
    })),
    ...[...folderPaths].map((path) => ({
      path,
      headers: { [policy]: filePolicy, [sharing]: shared, ...headersOfFile(path) },
    })),
    ...fileHeaders.filter(({ path }) => !folderPaths.has(path)),
  ];
  return rules.map(written).join('\n');
}

/**
 * Builds `_redirects` for the same hosts from the server's redirects. Netlify doesn't support 308,
 * so the status is 301.
 */
export function redirectsFile({ redirects }: SiteManifest): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

function written({ path, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
