/** Where the Markdown twin of a page stands: `/localseo.md`, `/index.md`. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
