/** What is sent with files of dist/ that are no pages, by address; `*` stands for anything. */
export const fileHeaders = [
  /** Names under here hold the hash of what they contain. */
  { path: '/_astro/*', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  /** Twins of pages: read by assistants, found by nobody beside the page itself. */
  { path: '/*.md', headers: { 'x-robots-tag': 'noindex' } },
] as const satisfies { path: `/${string}`; headers: Record<string, string> }[];

/** The headers of the file at `path`; those of the first rule win. */
export function headersOfFile(path: string): Record<string, string> {
  const rules = fileHeaders.filter((rule) => isCovered(path, rule.path));
  return Object.assign({}, ...rules.toReversed().map(({ headers }) => headers));
}

function isCovered(path: string, pattern: string): boolean {
  const [start = '', end = ''] = pattern.split('*');
  return path.startsWith(start) && path.endsWith(end);
}
