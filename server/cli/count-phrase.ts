import { fillPlural } from '../../contract/fill-words.ts';
import { type CountName, countNames, type StaffWords } from './staff-words.ts';

/** `1 enquiry`, `2 enquiries`. */
export function countPhrase(words: StaffWords, name: CountName, count: number): string {
  return fillPlural(words.counts[name], count, words.locale);
}

/** Phrases by the names of their counts, for a sentence that holds several. */
export function countPhrases(
  words: StaffWords,
  counts: Partial<Record<CountName, number>>,
): Record<string, string> {
  return Object.fromEntries(
    countNames.flatMap((name) => {
      const count = counts[name];
      return count === undefined ? [] : [[name, countPhrase(words, name, count)]];
    }),
  );
}
