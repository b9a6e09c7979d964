/** A page's path as visitors see it: no `.html`, no `/index`, no trailing slash. */
export function pagePath({ pathname }: URL): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
}
