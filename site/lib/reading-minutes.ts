/** Reading speed in words per minute, for informative copy with tables and calculations. */
const wordsPerMinute = 200;

/** Returns how long Markdown takes to read, in whole minutes. The minimum is one. */
export function readingMinutes(markdown: string): number {
  const words = markdown
    .replaceAll(/<[^>]*>|\]\([^)]*\)|[|#*`>-]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
