/** Returns a page's path as visitors see it, without `.html`, `/index` or a trailing slash. */
export function pagePath({ pathname }: URL): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
}
