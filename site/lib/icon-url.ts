/** A picture of site/artwork/icons.ts. */
export function iconUrl(name: string): string {
  return `/icons/${name}.png`;
}
