import { paths } from '../../../contract/paths.ts';

export type ExcerptPart = { text: string; isMatch: boolean };
export type SearchHit = { path: string; kind: string; title: string; excerpt: ExcerptPart[] };

/** What is used of the index's own script. */
type Pagefind = {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<Page> }[] }>;
};
/** A description replaces the excerpt for pages that people don't read word by word. */
type Page = {
  url: string;
  excerpt: string;
  meta: { title?: string; kind?: string; description?: string };
};

const mostHits = 8;
const fewHits = 3;
/** Of which some are left out, and of which the best for several words are chosen. */
const mostCandidates = 16;
const excerptWords = 18;

/**
 * Pages that hold the words, best first; where hardly any holds all, then those that hold most of the
 * longer ones. Loads the index when first asked.
 */
export async function findPages(words: string): Promise<SearchHit[]> {
  const pagefind = await loadIndex();
  // "what's" is "what" and something.
  const telling = words
    .split(/\s+/)
    .filter((word) => !wordsIn(word.replace(/['’].*/, '')).every((part) => common.has(part)));
  const hits = await findAll(pagefind, telling.join(' ') || words);
  const single = telling.flatMap(wordsIn).filter((word) => word.length > fewestLetters);
  if (hits.length >= fewHits || (single.length < 2 && hits.length > 0))
    return hits.slice(0, mostHits);
  const others = inOrder(await Promise.all(single.map((word) => findAll(pagefind, word))));
  const known = new Set(hits.map(({ path }) => path));
  return [...hits, ...others.filter(({ path }) => !known.has(path))].slice(0, mostHits);
}

/** Pages that rank well for most of the words come first. */
function inOrder(found: SearchHit[][]): SearchHit[] {
  const points = new Map<string, number>();
  for (const hits of found) {
    for (const [rank, { path }] of hits.entries()) {
      points.set(path, (points.get(path) ?? 0) + 1 + 1 / (rank + 1));
    }
  }
  const hits = new Map(found.flat().map((hit) => [hit.path, hit]));
  const pointsOf = ({ path }: SearchHit) => points.get(path) ?? 0;
  return [...hits.values()].toSorted((one, other) => pointsOf(other) - pointsOf(one));
}

async function findAll(pagefind: Pagefind, words: string): Promise<SearchHit[]> {
  const { results } = await pagefind.search(words);
  const pages = await Promise.all(results.slice(0, mostCandidates).map((result) => result.data()));
  return pages.flatMap(({ url, excerpt, meta }) => {
    const parts = excerptParts(excerpt);
    if (!isAbout(words, parts)) return [];
    const { title = url, kind = '', description } = meta;
    const said = description ? [{ text: description, isMatch: false }] : parts;
    return [{ path: url, kind, title, excerpt: said }];
  });
}

/** The index shortens a word that it lacks until something fits; a shared letter or two is no match. */
function isAbout(words: string, excerpt: ExcerptPart[]): boolean {
  const starts = wordsIn(words).map((word) => word.slice(0, fewestLetters));
  const matches = excerpt.flatMap(({ text, isMatch }) => (isMatch ? wordsIn(text) : []));
  return matches.some((match) => starts.some((start) => match.startsWith(start)));
}

const fewestLetters = 3;

/** Words of questions, which tell nothing about what is looked for. */
const common = new Set(
  (
    'a an and are at be can do does for from get have help how i in is it make me more much my need of on or ' +
    'our please should someone that the this through to too want we what when where which who why will with you your'
  ).split(' '),
);

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Fetches what a search needs, so that the first one is quick. */
export function loadIndex(): Promise<Pagefind> {
  index ??= load().catch((error: unknown) => {
    index = undefined;
    failures += 1;
    throw error;
  });
  return index;
}

let index: Promise<Pagefind> | undefined;
let failures = 0;

async function load(): Promise<Pagefind> {
  // Firefox does not fetch an address again from which a script did not come once.
  const address = failures === 0 ? paths.searchScript : `${paths.searchScript}?again=${failures}`;
  const pagefind: Pagefind = await import(/* @vite-ignore */ address);
  // A worker would need a script address that Trusted Types lets through; the index is small.
  await pagefind.options({ noWorker: true, excerptLength: excerptWords });
  return pagefind;
}

/** The index marks matches in escaped markup; nothing of it is ever used as markup. */
function excerptParts(excerpt: string): ExcerptPart[] {
  return (
    withDots(excerpt.trim())
      // A stop belongs to the sentence, not to the word that was found.
      .replace(/([.,;:!?]+)<\/mark>/g, '</mark>$1')
      .split(/(<mark>.*?<\/mark>)/)
      .filter((part) => part !== '')
      .map((part) => ({
        text: decode(part.replace(/^<mark>|<\/mark>$/g, '')),
        isMatch: part.startsWith('<mark>'),
      }))
  );
}

/** With dots where the excerpt leaves words of its sentence out. */
function withDots(excerpt: string): string {
  const startsInside = /^(?:<mark>)?[\p{Ll}\p{N}]/u.test(excerpt);
  const endsInside = !/[.!?:](?:<\/mark>)?$/.test(excerpt);
  return `${startsInside ? '… ' : ''}${excerpt}${endsInside ? ' …' : ''}`;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decode(text: string): string {
  return text
    .replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll('&amp;', '&');
}
