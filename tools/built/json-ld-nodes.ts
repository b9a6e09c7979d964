import type { CheerioAPI } from 'cheerio';

export type JsonLdNode = { [key: string]: unknown };

/** The top-level nodes in a page's JSON-LD. Throws if it can't be parsed. */
export function jsonLdNodes($: CheerioAPI): JsonLdNode[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const said: unknown = JSON.parse($(script).text());
      if (!isNode(said)) throw new Error('its JSON-LD is not an object');
      if (said['@context'] !== 'https://schema.org') throw new Error('its JSON-LD has no context');
      const graph = said['@graph'];
      return graph === undefined ? [said] : asArray(graph).filter(isNode);
    });
}

export function typesOf(nodes: readonly JsonLdNode[]): string[] {
  return nodes.map((node) => String(node['@type']));
}

export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** schema.org allows one value or several. */
export function asArray(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
