/** The path and query of a request target, also of one in absolute form. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const url = /^https?:/i.test(target) ? URL.parse(target) : null;
  return url ? `${url.pathname}${url.search}` : `/${encodeURIComponent(target.toWellFormed())}`;
}
