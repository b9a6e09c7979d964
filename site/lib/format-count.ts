import { fillPlural, type PluralWords } from '../../contract/fill-words.ts';
import { locale } from './locale.ts';

/**
 * Formats a number with the right plural of its noun: `28 days` from `{ one: '{count} day', ... }`.
 */
export function formatCount(count: number, words: PluralWords): string {
  return fillPlural(words, count, locale);
}
