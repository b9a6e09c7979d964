/** The path of a page's Markdown version: `/localseo.md`, `/index.md`. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
