/** Where a page's share picture is served: `/pictures/localseo.png`, `/pictures/home.png`. */
export function pictureUrl(path: string): string {
  return `/pictures${path === '/' ? '/home' : path}.png`;
}
