/** The file of a built page. `path` may start and end with slashes. */
export function pageFile(path: string): string {
  const route = path.replace(/^\/|\/$/g, '');
  return route === '' ? 'index.html' : `${route}.html`;
}
