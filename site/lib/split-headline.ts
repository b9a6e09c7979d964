/** Up to so many characters the line ends beside the words; under longer ones it would cross them. */
const LONGEST_MARK = 12;

/** A headline and the words that end it and carry the rising line: `['Local SEO ... found ', 'first']`. */
export function splitHeadline({ text, mark }: { text: string; mark: string }): [string, string] {
  if (!text.endsWith(mark)) throw new Error(`"${text}" does not end with "${mark}"`);
  const end = mark.length <= LONGEST_MARK ? mark : mark.slice(mark.lastIndexOf(' ') + 1);
  return [text.slice(0, text.length - end.length), end];
}
