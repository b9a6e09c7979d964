import type { Thing } from 'schema-dts';

export type JsonLd = readonly Exclude<Thing, string>[];

/** Returns the content of a `<script type="application/ld+json">` with all these nodes. */
export function toScript(nodes: JsonLd): string {
  const [only] = nodes;
  const said =
    nodes.length === 1 && only
      ? { '@context': 'https://schema.org', ...only }
      : { '@context': 'https://schema.org', '@graph': nodes };
  // Escaping `<` means that no text can close the script element.
  return JSON.stringify(said).replaceAll('<', '\\u003c');
}
