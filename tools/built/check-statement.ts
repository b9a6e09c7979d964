import type { CheerioAPI } from 'cheerio';
import { asArray, isNode, type JsonLdNode } from './json-ld-nodes.ts';

export type PageFacts = {
  $: CheerioAPI;
  path: string;
  origin: string;
  /** Whether a visitor can read these words on the page. */
  shows: (words: string) => boolean;
  /** Whether this site has a page or file at a path. */
  exists: (path: string) => boolean;
  /** The URL parameter that opens the search on the page at a path. */
  searchParameter: (path: string) => string | undefined;
};

/**
 * Every statement in a node or its nested nodes that the page doesn't show. Unless a value has a
 * rule of its own, it must be on the page word for word.
 */
export function unshownStatements(node: JsonLdNode, facts: PageFacts): string[] {
  return [
    ...(ratings.has(String(node['@type'])) ? [`${node['@type']} must not be marked up`] : []),
    ...Object.entries(node).flatMap(([key, value]) =>
      asArray(value).flatMap((each, index) => {
        if (isNode(each)) {
          const isMisplaced = 'position' in each && each['position'] !== index + 1;
          const wrong = isMisplaced ? [`${key}: entry ${index + 1} has the wrong position`] : [];
          return [...wrong, ...unshownStatements(each, facts)];
        }
        return isTrue(key, each, node, facts) ? [] : [`${key}: "${each}" is not on the page`];
      }),
    ),
  ];
}

const ratings = new Set(['AggregateRating', 'Rating', 'Review']);
const vocabulary = new Set(['@context', '@type', 'position', 'priceCurrency', 'unitCode']);
const addresses = new Set(['item', 'logo', 'image', 'mainEntityOfPage', 'sameAs', 'url']);
const prices = new Set(['price', 'minPrice', 'maxPrice']);
const dates = new Set(['dateModified', 'datePublished']);

function isTrue(key: string, value: unknown, node: JsonLdNode, facts: PageFacts): boolean {
  const text = String(value);
  if (vocabulary.has(key)) return true;
  if (key === '@id') return text.startsWith(`${facts.origin}/#`);
  if (addresses.has(key)) return isKnownAddress(text, facts);
  if (prices.has(key)) return facts.shows(money(Number(value), String(node['priceCurrency'])));
  if (key === 'value') return facts.shows(`${text} day${value === 1 ? '' : 's'}`);
  if (dates.has(key)) return facts.$(`time[datetime="${text}"]`).length > 0;
  if (key === 'target') return isSearchPage(text, facts);
  if (key === 'query-input') return true;
  return typeof value === 'string' && text.trim() !== '' && facts.shows(text);
}

/** A URL on this site must exist, and one elsewhere must be linked from the page. */
function isKnownAddress(text: string, { $, origin, exists }: PageFacts): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return url.origin === origin ? exists(url.pathname) : $(`a[href="${text}"]`).length > 0;
}

function isSearchPage(target: string, { searchParameter, origin }: PageFacts): boolean {
  const url = URL.parse(target);
  const parameter = [...(url?.searchParams.keys() ?? [])][0];
  return url?.origin === origin && searchParameter(url.pathname) === parameter;
}

/** An amount as the site writes it. */
function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}
