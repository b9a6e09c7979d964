/** The URL of an icon from site/artwork/icons.ts. */
export function iconUrl(name: string): string {
  return `/icons/${name}.png`;
}
