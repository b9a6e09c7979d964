import { type RefObject, useEffect, useMemo, useState } from 'react';
import { planPath } from '../../../contract/paths.ts';
import {
  addItem,
  type Catalogue,
  itemsAsked,
  type Plan,
  planOf,
  removeItem,
} from '../../../contract/plan.ts';
import { readPlan, storePlan } from './stored-plan.ts';

/** The plan, kept in the URL and in this browser. */
export function usePlan(form: RefObject<HTMLFormElement | null>, catalogue: Catalogue) {
  // Unknown items stay among those asked for, so that the page keeps naming them.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [isTouched, setTouched] = useState(false);
  const plan = useMemo(() => planOf(asked ?? [], catalogue), [asked, catalogue]);

  useEffect(() => {
    setAsked(itemsAtStart(form.current, catalogue));
    // A page restored from the browser's cache, after the plan was changed on another.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setAsked(readPlan());
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [form, catalogue]);

  useEffect(() => {
    if (asked === null) return;
    const items = plan.lines.map(({ item }) => item);
    history.replaceState(history.state, '', planPath(items) + location.hash);
    storePlan(items);
  }, [asked, plan]);

  const change = (item: string, isPlanned: boolean) => {
    setTouched(true);
    setAsked((items) => (isPlanned ? addItem : removeItem)(items ?? [], item));
  };
  return { plan, isTouched, change };
}

/**
 * What the URL asks for, otherwise what this browser has stored, plus anything pressed before the
 * page was live. After going back, changes made elsewhere meanwhile are newer than the URL.
 */
function itemsAtStart(form: HTMLFormElement | null, catalogue: Catalogue): string[] {
  const kept = readPlan();
  const [visit] = performance.getEntriesByType('navigation');
  const isBack = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
  if (isBack && kept.length > 0) return kept;

  const query = new URLSearchParams(location.search);
  const inAddress = itemsAsked(
    {
      item: query.getAll('item'),
      service: query.getAll('service'),
      package: query.getAll('package'),
    },
    catalogue,
  );
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[name="item"]') ?? [])];
  const pressed = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const start = inAddress.length > 0 ? inAddress : kept;
  // If the server has filled in the page, anything unchecked by now was removed.
  const isFilled = form?.querySelector('[data-plan-line]:not([hidden])') != null;
  const isTakenOut = (item: string) =>
    isFilled && boxes.some(({ value, checked }) => value === item && !checked);
  const rest = pressed.filter((item) => !start.includes(item));
  return [...start.filter((item) => !isTakenOut(item)), ...rest];
}

export type PlanParts = Record<'lines' | 'empty' | 'left-out' | 'GBP' | 'USD', boolean>;

/** Which parts of the page a plan shows; see contract/page-slots.ts. */
export function partsOf({ lines, leftOut }: Plan): PlanParts {
  const has = (currency: string) => lines.some(({ price }) => price.currency === currency);
  return {
    lines: lines.length > 0,
    empty: lines.length === 0,
    'left-out': leftOut.length > 0,
    GBP: has('GBP'),
    USD: has('USD'),
  };
}
