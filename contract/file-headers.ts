/** Headers for files in dist/ that aren't pages, by path. `*` matches anything. */
export const fileHeaders = [
  /** These file names contain a content hash. */
  { path: '/_astro/*', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  /** Markdown copies of pages: for assistants, not for search results. */
  { path: '/*.md', headers: { 'x-robots-tag': 'noindex' } },
  /** Feed readers show the diagrams of articles on their own pages. */
  { path: '/artwork/*', headers: { 'cross-origin-resource-policy': 'cross-origin' } },
] as const satisfies { path: `/${string}`; headers: Record<string, string> }[];

/** The headers for the file at `path`. If rules disagree, the first one wins. */
export function headersOfFile(path: string): Record<string, string> {
  const rules = fileHeaders.filter((rule) => isCovered(path, rule.path));
  return Object.assign({}, ...rules.toReversed().map(({ headers }) => headers));
}

function isCovered(path: string, pattern: string): boolean {
  const [start = '', end = ''] = pattern.split('*');
  return path.startsWith(start) && path.endsWith(end);
}
