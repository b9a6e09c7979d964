import type { Catalogue } from '../../../contract/plan.ts';
import type { PlanWords } from '../../../contract/plan-text.ts';
import type { PlanPageWords } from './Plan.tsx';

/** Props that the list and the ledger share. */
export type PlanSides = {
  words: PlanPageWords;
  planWords: PlanWords;
  catalogue: Catalogue;
  /** The items in the plan. */
  items: ReadonlySet<string>;
  /** The conditions that hold, for `planIf`. */
  conditions: ReadonlySet<string>;
  /** "Your plan", or that it came from a link. */
  heading: string;
  sums: { totals: Record<string, string>; time: string; leftOut: string };
  onChange: (item: string, isPlanned: boolean) => void;
  /** Called by the starting points, which then disappear. */
  onAdd: (item: string) => void;
};

/** For an element shown only under a condition; the server does the same (contract/page-slots.ts). */
export function planIf(condition: string, conditions: ReadonlySet<string>) {
  return { 'data-plan-if': condition, hidden: !conditions.has(condition) };
}
