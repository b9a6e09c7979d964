export const batchSize = 500;

/** Rows in batches, each starting after the last row of the previous one. Memory use stays flat. */
export async function* readBatches<Row>(
  next: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await next(after);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1);
  }
}

/** The ids in portions that fit one query. Each id is one of its parameters. */
export function* batchesOf(ids: Iterable<string>): Generator<string[]> {
  const all = [...ids];
  for (let start = 0; start < all.length; start += batchSize) {
    yield all.slice(start, start + batchSize);
  }
}
