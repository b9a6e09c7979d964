/** The columns of wide screens. */
const columns = 3;

export type Placed<T> = T & { isWide: boolean };

/**
 * Orders items so that rows of three columns are full. Those with the highest weight are wide: they
 * take two columns, on alternate sides of their rows.
 */
export function fillRows<T extends object>(
  items: readonly T[],
  weightOf: (item: T) => number,
  startsWide: boolean,
): Placed<T>[] {
  const wideCount = (columns - (items.length % columns)) % columns;
  const wide = items.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, wideCount);
  const narrow = items.filter((item) => !wide.includes(item));
  const rows = wide.flatMap((item, index) => {
    const row = [
      { ...item, isWide: true },
      ...narrow.slice(index, index + 1).map((beside) => ({ ...beside, isWide: false })),
    ];
    return startsWide === (index % 2 === 0) ? row : row.toReversed();
  });
  return [...rows, ...narrow.slice(wide.length).map((item) => ({ ...item, isWide: false }))];
}
