import type { PluralWords } from '../../contract/fill-words.ts';
import { formatCount } from './format-count.ts';

/**
 * Splits "29 services available" into "29 services" and "available". The second part has the rising
 * line under it.
 */
export function countHeading(count: number, words: PluralWords): { start: string; end: string } {
  const phrase = `${count} ${formatCount(count, words)}`;
  const gap = phrase.lastIndexOf(' ');
  return { start: phrase.slice(0, gap), end: phrase.slice(gap + 1) };
}
