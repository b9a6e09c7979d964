/** The path of a page's Markdown version, such as `/localseo.md` or `/index.md`. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
