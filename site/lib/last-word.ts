const longestMark = 16;

/** The last word of a title, for the rising line, unless it is long enough to wrap. */
export function lastWord(title: string): string | undefined {
  const word = title.slice(title.lastIndexOf(' ') + 1);
  return word.length <= longestMark ? word : undefined;
}
