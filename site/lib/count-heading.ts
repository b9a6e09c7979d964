import type { PluralWords } from '../../contract/fill-words.ts';
import { formatCount } from './format-count.ts';

/** "29 services" and "available", above the rising line, of "services available". */
export function countHeading(count: number, words: PluralWords): { start: string; end: string } {
  const phrase = `${count} ${formatCount(count, words)}`;
  const gap = phrase.lastIndexOf(' ');
  return { start: phrase.slice(0, gap), end: phrase.slice(gap + 1) };
}
