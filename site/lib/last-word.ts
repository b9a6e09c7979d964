const longestMark = 16;

/**
 * Returns a title's last word, which has the rising line under it, unless the word is long enough
 * to wrap.
 */
export function lastWord(title: string): string | undefined {
  const word = title.slice(title.lastIndexOf(' ') + 1);
  return word.length <= longestMark ? word : undefined;
}
