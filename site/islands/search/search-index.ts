import { paths } from '../../../contract/paths.ts';

export type ExcerptPart = { text: string; isMatch: boolean };
export type SearchHit = { path: string; kind: string; title: string; excerpt: ExcerptPart[] };

/** The parts of Pagefind's API that we use. */
type Pagefind = {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<Page> }[] }>;
};
/** `description` replaces the excerpt on pages that aren't prose. */
type Page = {
  url: string;
  excerpt: string;
  meta: { title?: string; kind?: string; description?: string };
};

const mostHits = 8;
const fewHits = 3;
/** More candidates than hits are loaded, because some are filtered out and the rest are ranked. */
const mostCandidates = 16;
const excerptWords = 18;

/**
 * Returns pages that contain all the words, best first. If there are too few, pages that contain
 * some of the longer words follow, those with most of them first. The index is loaded on first use.
 */
export async function findPages(words: string): Promise<SearchHit[]> {
  const pagefind = await loadIndex();
  // "what's" is treated as "what".
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

/** Ranks pages first that are good matches for most of the words. */
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

/**
 * Whether an excerpt really matches. Pagefind shortens an unknown word until something matches, so
 * one or two shared letters don't count.
 */
function isAbout(words: string, excerpt: ExcerptPart[]): boolean {
  const starts = wordsIn(words).map((word) => word.slice(0, fewestLetters));
  const matches = excerpt.flatMap(({ text, isMatch }) => (isMatch ? wordsIn(text) : []));
  return matches.some((match) => starts.some((start) => match.startsWith(start)));
}

const fewestLetters = 3;

/** Common words that say nothing about the subject of a question. */
const common = new Set(
  (
    'a an and are at be can do does for from get have help how i in is it make me more much my need of on or ' +
    'our please should someone that the this through to too want we what when where which who why will with you your'
  ).split(' '),
);

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Loads Pagefind. Calling this early makes the first search quick. */
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
  // After a failed import, Firefox doesn't request the same URL again.
  const address = failures === 0 ? paths.searchScript : `${paths.searchScript}?again=${failures}`;
  const pagefind: Pagefind = await import(/* @vite-ignore */ address);
  // A worker's script URL would have to be allowed by Trusted Types. The index is small enough to
  // do without.
  await pagefind.options({ noWorker: true, excerptLength: excerptWords });
  return pagefind;
}

/**
 * Pagefind marks matches in escaped HTML. It is split into plain text here, never used as HTML. Text
 * and matches alternate.
 */
function excerptParts(excerpt: string): ExcerptPart[] {
  return withDots(excerpt.trim())
    .split(/<\/?mark>/)
    .map((text, place) => ({ text: decode(text), isMatch: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Adds an ellipsis where the excerpt starts or ends within a sentence. */
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
