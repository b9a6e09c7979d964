/** The address of a page as visitors see it: no `.html`, no `/index`, no slash at its end. */
export function pagePath({ pathname }: URL): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
}
