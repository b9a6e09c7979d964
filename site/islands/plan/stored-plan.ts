import { planLimit } from '../../../contract/plan.ts';

/** The key of the plan in `localStorage`. */
export const planKey = 'plan';
const itemPattern = /^[a-z0-9-]{1,60}(?::[a-z0-9-]{1,60})?$/;

/** Dispatched on the window when this page has stored the plan. */
export const planStored = 'plan:stored';

/** Returns the items of the plan stored in this browser. */
export function readPlan(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(planKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter(isItem))].slice(0, planLimit);
  } catch {
    return [];
  }
}

/** Stores the plan. Returns false if this browser's storage is blocked. */
export function storePlan(items: readonly string[]): boolean {
  try {
    if (items.length > 0) localStorage.setItem(planKey, JSON.stringify(items));
    else localStorage.removeItem(planKey);
  } catch {
    return false;
  }
  dispatchEvent(new Event(planStored));
  return true;
}

function isItem(value: unknown): value is string {
  return typeof value === 'string' && itemPattern.test(value);
}
