import type { CheerioAPI } from 'cheerio';

export type JsonLdNode = { [key: string]: unknown };

/** The nodes that a page's JSON-LD says at its top level. Throws when it cannot be read. */
export function jsonLdNodes($: CheerioAPI): JsonLdNode[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const said: unknown = JSON.parse($(script).text());
      if (!isNode(said)) throw new Error('its JSON-LD is no object');
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

/** One value or several, as schema.org has it. */
export function asArray(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
