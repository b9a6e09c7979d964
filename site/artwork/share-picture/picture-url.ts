/** The path of a page's share picture: `/pictures/localseo.png`, `/pictures/home.png`. */
export function pictureUrl(path: string): string {
  return `/pictures${path === '/' ? '/home' : path}.png`;
}
