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

export type FormPlan = {
  /** Items of the lines shown: those the visitor came with. */
  shown: readonly string[];
  /** Those of them that will be sent. */
  items: readonly string[];
  /** What was asked for but left out, as sentences. */
  leftOut: string;
};

const nothing: FormPlan = { shown: [], items: [], leftOut: '' };

/**
 * The plan that the form is sent with. It comes from the URL, unless the form already shows one.
 */
export function usePlan(
  form: RefObject<HTMLFormElement | null>,
  catalogue: Catalogue,
  words: PlanWords,
) {
  const [plan, setPlan] = useState(nothing);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const asked = {
      item: query.getAll('item'),
      service: query.get('service'),
      package: query.get('package'),
    };
    const found = planOf(itemsAsked(asked, catalogue), catalogue);
    const items = found.lines.map(({ item }) => item);
    const leftOut = leftOutTexts(found, catalogue, words).join(' ');
    // The server has shown the lines before React, and the visitor may have unchecked some.
    setPlan({ ...(inForm(form.current) ?? { shown: items, items }), leftOut });
    const read = () => setPlan((before) => ({ ...before, ...inForm(form.current) }));
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [form, catalogue, words]);

  const check = (item: string, isChecked: boolean) =>
    setPlan((before) => ({
      ...before,
      items: isChecked ? addItem(before.items, item) : removeItem(before.items, item),
    }));
  return { plan, check, clear: () => setPlan(nothing) };
}

/** The lines that the form already shows, and which are checked; null if it shows none. */
function inForm(form: HTMLFormElement | null): Pick<FormPlan, 'shown' | 'items'> | null {
  const data = form ? new FormData(form) : new FormData();
  const texts = (name: string) => data.getAll(name).map(String);
  const shown = [...readSeenPrices(texts('seen')).keys()];
  return shown.length > 0 ? { shown, items: texts('item') } : null;
}
