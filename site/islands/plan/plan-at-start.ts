import { addAnchor } from '../../../contract/paths.ts';
import { type Catalogue, itemsAsked, planOf } from '../../../contract/plan.ts';
import { readPlan } from './stored-plan.ts';

export type ShownPlan = {
  /** Unknown items stay among them, so that the page goes on naming them. */
  asked: readonly string[];
  /** This browser keeps it. A plan from a link is only shown, so that it replaces nobody's own. */
  isOwn: boolean;
};

/** What the page's entry in the history says where it shows the visitor's own plan. */
export const ownEntry = 'isOwnPlan';

/**
 * The visitor's own plan where the address names nothing, the same or what is to be added to it; else
 * that of the address. What was pressed before the page was live is in it.
 */
export function planAtStart(form: HTMLFormElement | null, catalogue: Catalogue): ShownPlan {
  const kept = readPlan();
  const linked = inAddress(catalogue);
  const isAdding = location.hash === `#${addAnchor}`;
  const isOwn =
    isAdding ||
    linked.length === 0 ||
    // On the way back, what was changed elsewhere meanwhile is newer than the address.
    history.state?.[ownEntry] === true ||
    isSame(linked, kept, catalogue);
  const start = isAdding ? joined(linked, kept) : isOwn ? kept : linked;
  const { added, removed } = pressedBefore(form, linked);
  const isChanged = added.length + removed.length > 0;
  return {
    asked: joined(
      start.filter((item) => !removed.includes(item)),
      added,
    ),
    isOwn: isOwn || (isChanged && kept.length === 0),
  };
}

export function joined(items: readonly string[], others: readonly string[]): string[] {
  return [...items, ...others.filter((item) => !items.includes(item))];
}

function inAddress(catalogue: Catalogue): string[] {
  const query = new URLSearchParams(location.search);
  const asked = {
    item: query.getAll('item'),
    service: query.getAll('service'),
    package: query.getAll('package'),
  };
  return itemsAsked(asked, catalogue);
}

/** The boxes that the visitor has ticked or unticked. Those of the address come ticked from the server. */
function pressedBefore(form: HTMLFormElement | null, linked: readonly string[]) {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[name="item"]') ?? [])];
  const isFilled = form?.querySelector('[data-plan-line]:not([hidden])') != null;
  const itemsOf = (found: HTMLInputElement[]) => found.map(({ value }) => value);
  return {
    added: itemsOf(boxes.filter(({ checked, value }) => checked && !linked.includes(value))),
    removed: isFilled
      ? itemsOf(boxes.filter(({ checked, value }) => !checked && linked.includes(value)))
      : [],
  };
}

function isSame(one: readonly string[], other: readonly string[], catalogue: Catalogue): boolean {
  const known = (items: readonly string[]) =>
    planOf(items, catalogue)
      .lines.map(({ item }) => item)
      .join();
  return known(one) === known(other);
}
