import type { Thing } from 'schema-dts';

export type JsonLd = readonly Exclude<Thing, string>[];

/** The contents of a `<script type="application/ld+json">` with all of these nodes. */
export function toScript(nodes: JsonLd): string {
  const [only] = nodes;
  const said =
    nodes.length === 1 && only
      ? { '@context': 'https://schema.org', ...only }
      : { '@context': 'https://schema.org', '@graph': nodes };
  // No text can close the script element that contains it.
  return JSON.stringify(said).replaceAll('<', '\\u003c');
}
