/**
 * Rounds amounts to hundredths so that they add up to their rounded sum. Those with the largest
 * remainders are rounded up.
 */
export function roundTogether(amounts: readonly number[]): number[] {
  const parts = amounts.map((amount, place) => {
    const exact = Number((amount * 100).toFixed(6));
    return { place, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = Math.round(parts.reduce((sum, { whole, rest }) => sum + whole + rest, 0));
  const short = missing - parts.reduce((sum, { whole }) => sum + whole, 0);
  const up = new Set(
    parts
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, short)
      .map(({ place }) => place),
  );
  return parts.map(({ place, whole }) => (whole + (up.has(place) ? 1 : 0)) / 100);
}
