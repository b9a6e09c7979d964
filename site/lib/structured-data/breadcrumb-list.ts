import type { BreadcrumbList } from 'schema-dts';
import { address } from './address.ts';

/** Describes the breadcrumb above the page's heading. */
export function breadcrumbList(
  trail: readonly { label: string; path: string }[],
  site: URL | undefined,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(path, site),
    })),
  };
}
