import type { Catalogue } from '../../../contract/plan.ts';
import type { PlanWords } from '../../../contract/plan-text.ts';
import type { PlanPageWords } from './Plan.tsx';
import type { PlanParts } from './use-plan.ts';

/** What the list and the ledger show alike. */
export type PlanSides = {
  words: PlanPageWords;
  planWords: PlanWords;
  catalogue: Catalogue;
  /** What is planned. */
  items: ReadonlySet<string>;
  parts: PlanParts;
  sums: { totals: Record<string, string>; time: string; leftOut: string };
  onChange: (item: string, isPlanned: boolean) => void;
  /** From the ways to begin, which are gone then. */
  onAdd: (item: string) => void;
};
