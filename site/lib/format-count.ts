import { fillPlural, type PluralWords } from '../../contract/fill-words.ts';
import { locale } from './locale.ts';

/** A number with its noun in the right plural: `28 days` from `{ one: '{count} day', ... }`. */
export function formatCount(count: number, words: PluralWords): string {
  return fillPlural(words, count, locale);
}
