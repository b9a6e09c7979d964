import type { ItemList } from 'schema-dts';
import { address } from './address.ts';

/** Describes the entries of a listing, in page order. */
export function itemList(
  entries: readonly { name: string; path: string }[],
  site: URL | undefined,
): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: address(path, site),
    })),
  };
}
