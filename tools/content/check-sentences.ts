import type { Written } from './known-figures.ts';
import type { ContentFile } from './load.ts';
import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { stringsIn } from './strings-in.ts';

/** Shorter sentences ("Order Now.") may be repeated. */
const shortestUnique = 6;

/** Finds sentences that are on the pages of two services, because they were probably copied. */
export function checkSentences({ pages: written }: Written, { pages }: Content): string[] {
  const services = new Set(
    pages.flatMap(({ slug, data }) =>
      data.kind === 'service' || data.kind === 'detail' ? [slug] : [],
    ),
  );
  return repeatedSentences(written.filter(({ slug }) => services.has(slug)));
}

/** Every sentence that is also in an earlier file. */
export function repeatedSentences(files: readonly ContentFile[]): string[] {
  const first = new Map<string, ContentFile>();
  return files.flatMap((file) =>
    [...stringsIn(file.data)].flatMap(({ path, text }) =>
      sentencesOf(text).flatMap((sentence) => {
        const words = wordsOf(sentence);
        if (words.length < shortestUnique) return [];
        const key = words.join(' ').toLowerCase();
        const earlier = first.get(key) ?? file;
        first.set(key, earlier);
        if (earlier === file) return [];
        return [
          problemLine(
            file,
            path,
            `rewrite it here or there: ${earlier.file} has this sentence too`,
            sentence,
          ),
        ];
      }),
    ),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]\)?)\s+(?=[\p{Lu}\p{Nd}"“‘$£({])|\n+/u).map((part) => part.trim());
}

/** Without placeholders, because the same words about another price are a copy too. */
function wordsOf(sentence: string): string[] {
  const words = sentence.replaceAll(/\{[^}]*\}/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,+%/-]*/gu);
  return words?.map((word) => word.replace(/[.,]+$/, '')) ?? [];
}
