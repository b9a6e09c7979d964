/** The first `count` items and the rest; all of them if only one would be left. */
export function foldAfter<T>(count: number, items: readonly T[]): [shown: T[], folded: T[]] {
  const end = items.length > count + 1 ? count : items.length;
  return [items.slice(0, end), items.slice(end)];
}
