/**
 * The maximum length in characters at which the rising line ends beside the words. Under longer
 * words, it would cross them.
 */
const longestMark = 12;

/**
 * Splits a headline before the words that have the rising line: `['Local SEO ... found ',
 * 'first']`.
 */
export function splitHeadline({ text, mark }: { text: string; mark: string }): [string, string] {
  if (!text.endsWith(mark)) throw new Error(`"${text}" does not end with "${mark}"`);
  const end = mark.length <= longestMark ? mark : mark.slice(mark.lastIndexOf(' ') + 1);
  return [text.slice(0, text.length - end.length), end];
}
