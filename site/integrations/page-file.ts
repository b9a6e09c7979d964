/** A page's file in the built site. `path` may have slashes around it. */
export function pageFile(path: string): string {
  const route = path.replace(/^\/|\/$/g, '');
  return route === '' ? 'index.html' : `${route}.html`;
}
