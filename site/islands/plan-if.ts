/**
 * Attributes for an element that is only shown under a condition. The server sets them the same way
 * (contract/page-slots.ts).
 */
export function planIf(condition: string, conditions: ReadonlySet<string>) {
  return { 'data-plan-if': condition, hidden: !conditions.has(condition) };
}
