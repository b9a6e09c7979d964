import type { Catalogue } from '../../../contract/plan.ts';
import type { PlanWords } from '../../../contract/plan-text.ts';
import type { PlanTimeline } from '../../../contract/plan-timeline.ts';
import type { PlanPageWords } from './Plan.tsx';

/** The props that the list and the ledger share. */
export type PlanSides = {
  words: PlanPageWords;
  planWords: PlanWords;
  catalogue: Catalogue;
  /** The items in the plan. */
  items: ReadonlySet<string>;
  /** The conditions that currently hold, for `planIf`. */
  conditions: ReadonlySet<string>;
  /** "Your plan", or a heading that says the plan came from a link. */
  heading: string;
  sums: {
    totals: Record<string, string>;
    time: string;
    timeline: PlanTimeline;
    leftOut: string;
    repeated: string;
  };
  onChange: (item: string, isPlanned: boolean) => void;
  /** Called by the shortcuts, which then disappear. */
  onAdd: (item: string) => void;
};
