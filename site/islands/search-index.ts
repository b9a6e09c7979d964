export type ExcerptPart = { text: string; isMatch: boolean };
export type SearchHit = { path: string; title: string; excerpt: ExcerptPart[] };

/** What is used of the index's own script, /pagefind/pagefind.js. */
type Pagefind = {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<Page> }[] }>;
};
type Page = { url: string; excerpt: string; meta: { title?: string } };

const script = '/pagefind/pagefind.js';
const mostHits = 8;
const excerptWords = 18;

/**
 * Pages that hold the words, best first; where none holds all, those that hold most of the longer
 * ones. Loads the index when first asked.
 */
export async function findPages(words: string): Promise<SearchHit[]> {
  const pagefind = await loadIndex();
  const hits = await findAll(pagefind, words);
  const single = wordsIn(words).filter((word) => word.length > fewestLetters);
  if (hits.length > 0 || single.length === 0) return hits;
  const found = await Promise.all(single.map((word) => findAll(pagefind, word)));
  const all = found.flat();
  const timesOf = (wanted: SearchHit) => all.filter(({ path }) => path === wanted.path).length;
  return all
    .filter((hit, index) => all.findIndex(({ path }) => path === hit.path) === index)
    .toSorted((one, other) => timesOf(other) - timesOf(one))
    .slice(0, mostHits);
}

async function findAll(pagefind: Pagefind, words: string): Promise<SearchHit[]> {
  const { results } = await pagefind.search(words);
  const pages = await Promise.all(results.slice(0, mostHits).map((result) => result.data()));
  return pages
    .map(({ url, excerpt, meta }) => ({
      path: url,
      title: meta.title ?? url,
      excerpt: excerptParts(excerpt),
    }))
    .filter(({ excerpt }) => isAbout(words, excerpt));
}

/** The index shortens a word that it lacks until something fits; a shared letter or two is no match. */
function isAbout(words: string, excerpt: ExcerptPart[]): boolean {
  const starts = wordsIn(words).map((word) => word.slice(0, fewestLetters));
  const matches = excerpt.flatMap(({ text, isMatch }) => (isMatch ? wordsIn(text) : []));
  return matches.some((match) => starts.some((start) => match.startsWith(start)));
}

const fewestLetters = 3;

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
  const address = failures === 0 ? script : `${script}?again=${failures}`;
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
