import { addAnchor } from '../../../contract/paths.ts';
import { type Catalogue, itemsAsked, planOf } from '../../../contract/plan.ts';
import { readPlan } from './stored-plan.ts';

export type ShownPlan = {
  /** Includes unknown items, so that the page can keep naming them. */
  asked: readonly string[];
  /** False for a different plan from a link, which must not replace the stored one. */
  isOwn: boolean;
};

export type StartPlan = ShownPlan & {
  /** The items in the URL, with which the server may have filled in the page. */
  linked: readonly string[];
  /** The items whose boxes were pressed before the script ran. */
  pressed: readonly string[];
};

/** The key in `history.state` that says whether the page shows the plan stored in this browser. */
export const ownEntry = 'isOwnPlan';

/**
 * Returns the plan to show first. It is the visitor's own if the URL has no items, the same items,
 * or items to add; otherwise it is the URL's. Boxes pressed before the script ran are taken into
 * account.
 */
export function planAtStart(form: HTMLFormElement | null, catalogue: Catalogue): StartPlan {
  const kept = readPlan();
  const linked = inAddress(catalogue);
  const isAdding = location.hash === `#${addAnchor}`;
  const isOwn =
    isAdding ||
    linked.length === 0 ||
    // After going back, the stored plan may be newer than the URL.
    history.state?.[ownEntry] === true ||
    isSame(linked, kept, catalogue);
  const start = isAdding ? joined(linked, kept) : isOwn ? kept : linked;
  const { added, removed } = pressedBefore(form, linked);
  const pressed = [...added, ...removed];
  return {
    asked: joined(
      start.filter((item) => !removed.includes(item)),
      added,
    ),
    isOwn: isOwn || (pressed.length > 0 && kept.length === 0),
    linked,
    pressed,
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

/**
 * The boxes that the visitor has checked or unchecked. The server has already checked the URL's
 * items.
 */
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
