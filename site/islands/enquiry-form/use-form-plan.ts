import { type RefObject, useEffect, useState } from 'react';
import {
  addItem,
  type Catalogue,
  itemsAsked,
  planOf,
  readSeenPrices,
  removeItem,
} from '../../../contract/plan.ts';
import { leftOutTexts, type PlanWords } from '../../../contract/plan-text.ts';
import { readPlan } from '../plan/stored-plan.ts';
import { draftItem, draftUnticked, draftUrl, readDraft } from './draft.ts';

export type FormPlan = {
  /** The items of all lines shown, including unchecked ones. */
  shown: readonly string[];
  /** The items of the checked lines, which will be sent. */
  items: readonly string[];
  /** Sentences that say which requested items were left out. */
  leftOut: string;
  /** The items of the visitor's own plan that aren't shown. */
  kept: readonly string[];
};

const nothing: FormPlan = { shown: [], items: [], leftOut: '', kept: [] };

/**
 * Returns the plan that is sent with the form. Lines that the form already shows take precedence,
 * then the items in the URL, then the plan stored in this browser.
 */
export function useFormPlan(
  form: RefObject<HTMLFormElement | null>,
  catalogue: Catalogue,
  words: PlanWords,
) {
  const [plan, setPlan] = useState(nothing);
  /** What follows once the plan that the server filled in has been rendered. */
  const [next, setNext] = useState<{ served: FormPlan; start: FormPlan } | null>(null);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const asked = {
      item: query.getAll('item'),
      service: query.get('service'),
      package: query.get('package'),
    };
    const inAddress = itemsAsked(asked, catalogue);
    // A URL with a message is about something else, so the stored plan is only offered.
    const isNamed = inAddress.length > 0 || query.has('message');
    const draft = draftOnReturn();
    const added = (draft?.getAll(draftItem) ?? []).filter((item) => !inAddress.includes(item));
    const found = planOf(isNamed ? [...inAddress, ...added] : readPlan(), catalogue);
    const shown = found.lines.map(({ item }) => item);
    const leftOut = leftOutTexts(found, catalogue, words).join(' ');
    const unticked = draft?.getAll(draftUnticked) ?? [];
    // The server may have rendered lines, and the visitor may have unchecked some before React ran.
    const rendered = draft ? null : inForm(form.current);
    const lines = rendered ?? { shown, items: shown.filter((item) => !unticked.includes(item)) };
    const kept = ownItems(catalogue).filter((item) => !lines.shown.includes(item));
    const start = { ...lines, leftOut, kept };
    const filled = planOf(inAddress, catalogue).lines.map(({ item }) => item);
    // What the server filled in stays wherever React's first state and this one are the same. So the
    // server's state comes between them.
    const served = { shown: filled, items: filled, leftOut, kept };
    setPlan(served);
    setNext({ served, start });
    const read = () => setPlan((before) => ({ ...before, ...inForm(form.current) }));
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [form, catalogue, words]);

  useEffect(() => {
    if (!next) return;
    const { served, start } = next;
    setPlan((before) => (before === served ? start : { ...start, items: before.items }));
    setNext(null);
  }, [next]);

  // The browser may also have restored the check of a line that isn't shown.
  useEffect(() => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name="item"]') ?? []) {
      box.checked &&= plan.shown.includes(box.value);
    }
  }, [form, plan]);

  const check = (item: string, isChecked: boolean) =>
    setPlan((before) => ({
      ...before,
      items: isChecked ? addItem(before.items, item) : removeItem(before.items, item),
    }));
  /** Adds the items of the visitor's own plan, and those that were chosen in another way. */
  const addKept = (chosen: readonly string[]) =>
    setPlan(({ shown, items, leftOut, kept }) => {
      const added = [...chosen, ...kept];
      const all = new Set([...shown, ...added]);
      return { shown: [...all], items: [...new Set([...items, ...added])], leftOut, kept: [] };
    });
  /** For another enquiry, which can have what the last one left in the stored plan. */
  const clear = () => setPlan({ ...nothing, kept: ownItems(catalogue) });
  return { plan, check, addKept, clear };
}

/** The items of the plan stored in this browser. */
function ownItems(catalogue: Catalogue): string[] {
  return planOf(readPlan(), catalogue).lines.map(({ item }) => item);
}

/**
 * Returns the lines that the form already shows and those that are checked, or null if it shows
 * none.
 */
function inForm(form: HTMLFormElement | null): Pick<FormPlan, 'shown' | 'items'> | null {
  const shown = [...readSeenPrices(textsOf(form, 'seen')).keys()];
  const items = tickedIn(form).filter((item) => shown.includes(item));
  return shown.length > 0 ? { shown, items } : null;
}

/** After going back or a reload, the draft of the visit before; null if there is none. */
function draftOnReturn(): URLSearchParams | null {
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
  const draft = readDraft();
  return isReturn && draft.get(draftUrl) === location.search ? draft : null;
}

const tickedIn = (form: HTMLFormElement | null) => textsOf(form, 'item');

function textsOf(form: HTMLFormElement | null, name: string): string[] {
  return form ? new FormData(form).getAll(name).map(String) : [];
}
