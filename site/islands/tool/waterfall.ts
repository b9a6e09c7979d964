import type { ToolRow } from './ToolTable.tsx';

/**
 * Turns rows into a waterfall chart. Each bar starts where the one above ends; the first is the
 * whole.
 */
export function waterfall(rows: readonly (ToolRow & { amount: number })[]): ToolRow[] {
  let to = 0;
  return rows.map(({ amount, ...row }, index) => {
    const from = to;
    to += amount;
    return { ...row, bar: { from, to, look: index === 0 ? 'whole' : 'cost' } };
  });
}
