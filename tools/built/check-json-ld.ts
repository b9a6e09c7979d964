import type { CheerioAPI } from 'cheerio';
import { type PageFacts, unshownStatements } from './check-statement.ts';
import { asArray, isNode, type JsonLdNode, jsonLdNodes, typesOf } from './json-ld-nodes.ts';
import type { Built, BuiltPage } from './read-built.ts';
import { visibleText } from './visible-text.ts';

/** JSON-LD says nothing that its page doesn't show, and has every type that the page requires. */
export function checkJsonLd(built: Built, pages: readonly BuiltPage[] = built.pages): string[] {
  return pages.flatMap((page) => {
    try {
      return checkPage(page, built).map((problem) => `${page.path}: ${problem}`);
    } catch (error) {
      return [`${page.path}: ${error instanceof Error ? error.message : error}`];
    }
  });
}

function checkPage({ path, $, isHidden }: BuiltPage, built: Built): string[] {
  const { manifest, files, pages } = built;
  const nodes = jsonLdNodes($);
  if (isHidden)
    return nodes.length > 0 ? ['it is hidden from search engines, but has JSON-LD'] : [];
  const address = $('link[rel="canonical"]').attr('href') ?? '';
  const facts: PageFacts = {
    $,
    path,
    origin: new URL(address).origin,
    shows: visibleText($),
    exists: (asked) => asked in manifest.pages || files.has(asked),
    searchParameter: (asked) =>
      pages
        .find((page) => page.path === asked)
        ?.$('[data-shortcut]')
        .attr('data-shortcut'),
  };
  return [
    ...nodes.flatMap((node) => unshownStatements(node, facts)),
    ...missingTypes(path, $, typesOf(nodes)),
    ...wrongLists($, nodes),
  ];
}

/** Selectors for parts of a page, with the type that each part requires. */
const calls: { parts: string; type: string }[] = [
  { parts: 'main nav ol [aria-current]', type: 'BreadcrumbList' },
  { parts: 'main [data-tier], main [data-figures]', type: 'Service' },
  { parts: 'main details:has(> [data-answer])', type: 'FAQPage' },
  { parts: 'main [data-article-body]', type: 'BlogPosting' },
];

function missingTypes(path: string, $: CheerioAPI, types: string[]): string[] {
  const called = calls.filter(({ parts }) => $(parts).length > 0).map(({ type }) => type);
  const all = path === '/' ? [...called, 'Organization', 'WebSite'] : called;
  return [
    ...all.filter((type) => !types.includes(type)).map((type) => `it has no ${type}`),
    ...(new Set(types).size === types.length ? [] : ['it has a type twice']),
  ];
}

/** Questions, breadcrumbs and offers are the same in number and order as on the page. */
function wrongLists($: CheerioAPI, nodes: readonly JsonLdNode[]): string[] {
  const of = (type: string, key: string) =>
    nodes.filter((node) => node['@type'] === type).flatMap((node) => asArray(node[key]));
  const namesOf = (values: unknown[]) => values.filter(isNode).map(({ name }) => String(name));
  const shown = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  const pairs: [string, string[], string[]][] = [
    [
      'questions',
      namesOf(of('FAQPage', 'mainEntity')),
      shown('main summary:has(~ [data-answer]) h3'),
    ],
    [
      'crumbs',
      namesOf(of('BreadcrumbList', 'itemListElement')),
      shown('main nav ol:has([aria-current]) > li'),
    ],
    ['offers', namesOf(of('Service', 'offers').filter(hasName)), ownTiers($)],
  ];
  return pairs
    .filter(([, said, seen]) => JSON.stringify(said) !== JSON.stringify(seen))
    .map(
      ([what, said, seen]) => `its ${what} are "${seen.join('", "')}", not "${said.join('", "')}"`,
    );
}

/** The package names of the page's own service, the one that the header's button orders. */
function ownTiers($: CheerioAPI): string[] {
  const own = serviceIn($('header [href*="item="]').attr('href'));
  return $('main [data-tier]')
    .toArray()
    .filter((tier) => serviceIn($(tier).find('a').attr('href')) === own)
    .map((tier) => $(tier).find('h3').text().trim());
}

function serviceIn(href = ''): string | null {
  return new URLSearchParams(href.split(/[?#]/)[1]).get('item')?.split(':')[0] ?? null;
}

const hasName = (value: unknown) => isNode(value) && 'name' in value;
