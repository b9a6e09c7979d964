import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addAnchor, planPath } from '../../../contract/paths.ts';
import { addItem, type Catalogue, planOf, removeItem } from '../../../contract/plan.ts';
import { joined, ownEntry, planAtStart, type ShownPlan, type StartPlan } from './plan-at-start.ts';
import { readPlan, storePlan } from './stored-plan.ts';

/**
 * Manages the plan that is shown. It is kept in the URL and, if it is the visitor's own, in this
 * browser.
 */
export function usePlan(form: RefObject<HTMLFormElement | null>, catalogue: Catalogue) {
  const [shown, setShown] = useState<ShownPlan & { isStored: boolean }>();
  const [start, setStart] = useState<StartPlan>();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [isTouched, setTouched] = useState(false);
  const held = useRef<{ box: Element; top: number }>(undefined);
  const { asked, isOwn } = shown ?? { asked: nothing, isOwn: true };
  const plan = useMemo(() => planOf(asked, catalogue), [asked, catalogue]);
  /** The visitor's own plan while the page shows a shared one; otherwise empty. */
  const own = isOwn ? nothing : kept;

  const show = (next: ShownPlan) => {
    const isStored = next.isOwn && storePlan(knownItems(next.asked, catalogue));
    setShown({ ...next, isStored });
  };

  /** Keeps a pressed box in place if the change makes something above it appear or disappear. */
  const hold = (item: string) => {
    const box = form.current?.querySelector(`input[value="${item}"]`);
    if (box) held.current = { box, top: box.getBoundingClientRect().top };
  };
  useLayoutEffect(() => {
    if (!held.current) return;
    const { box, top } = held.current;
    held.current = undefined;
    scrollBy({ top: box.getBoundingClientRect().top - top, behavior: 'instant' });
  });

  // A layout effect, so that no box can be pressed before the plan is read. The plan that the server
  // filled in is rendered first, because React only changes what differs from its last rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the script loads
  useLayoutEffect(() => {
    setKept(readPlan());
    const first = planAtStart(form.current, catalogue);
    setStart(first);
    setShown({ asked: first.linked, isOwn: true, isStored: false });
    const follow = () => {
      const now = readPlan();
      setKept(now);
      setShown((before) => (before?.isStored ? { ...before, asked: now } : before));
    };
    // The browser may restore this page from its cache after the plan was changed on another page.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
    addEventListener('storage', follow);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', onShow);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the effect above
  useLayoutEffect(() => {
    if (!start) return;
    const { asked, isOwn, pressed } = start;
    const last = pressed.at(-1);
    if (last) {
      hold(last);
      setTouched(true);
    }
    show({ asked, isOwn });
  }, [start]);

  useEffect(() => {
    if (!shown) return;
    const write = () => {
      const hash = location.hash === `#${addAnchor}` ? '' : location.hash;
      const items = plan.lines.map(({ item }) => item);
      history.replaceState({ [ownEntry]: shown.isStored }, '', planPath(items) + hash);
    };
    write();
    // A jump within the page makes a new entry in the history.
    addEventListener('hashchange', write);
    return () => removeEventListener('hashchange', write);
  }, [shown, plan]);

  const change = (item: string, isPlanned: boolean) => {
    hold(item);
    setTouched(true);
    // Changing a plan from a link makes it the visitor's own, unless that would replace an existing
    // one.
    show({
      asked: (isPlanned ? addItem : removeItem)(asked, item),
      isOwn: isOwn || own.length === 0,
    });
  };
  /** Adds the items shown to the visitor's own plan. */
  const join = () => {
    setTouched(true);
    show({ asked: joined(readPlan(), asked), isOwn: true });
  };
  return { plan, own, isTouched, change, join };
}

const nothing: readonly string[] = [];

function knownItems(items: readonly string[], catalogue: Catalogue): string[] {
  return planOf(items, catalogue).lines.map(({ item }) => item);
}
