/**
 * Splits items into the first `count` and the rest. If only one would be left over, nothing is
 * folded.
 */
export function foldAfter<T>(count: number, items: readonly T[]): [shown: T[], folded: T[]] {
  const end = items.length > count + 1 ? count : items.length;
  return [items.slice(0, end), items.slice(end)];
}
