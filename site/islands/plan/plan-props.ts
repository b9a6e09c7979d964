import type { Catalogue } from '../../../contract/plan.ts';
import type { PlanWords } from '../../../contract/plan-text.ts';
import type { PlanPageWords } from './Plan.tsx';
import type { PlanParts } from './use-plan.ts';

/** Props that the list and the ledger share. */
export type PlanSides = {
  words: PlanPageWords;
  planWords: PlanWords;
  catalogue: Catalogue;
  /** The items in the plan. */
  items: ReadonlySet<string>;
  parts: PlanParts;
  sums: { totals: Record<string, string>; time: string; leftOut: string };
  onChange: (item: string, isPlanned: boolean) => void;
  /** Called by the starting points, which then disappear. */
  onAdd: (item: string) => void;
};
