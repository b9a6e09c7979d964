import { clsx } from 'clsx';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fillPlural, fillWords } from '../../../contract/fill-words.ts';
import { addAnchor, paths } from '../../../contract/paths.ts';
import { type Catalogue, conditionsOf } from '../../../contract/plan.ts';
import {
  leftOutTexts,
  type PlanWords,
  repeatedTexts,
  timeText,
  totalTexts,
} from '../../../contract/plan-text.ts';
import { planTimeline } from '../../../contract/plan-timeline.ts';
import type { PlanPage } from '../../schemas/plan-page.ts';
import { useIslandLive } from '../island-live.ts';
import { useRested } from '../use-rested.ts';
import { LinkedPlanNote } from './LinkedPlanNote.tsx';
import styles from './Plan.module.css';
import { PlanChoices, type PlanGroup } from './PlanChoices.tsx';
import { PlanLedger } from './PlanLedger.tsx';
import { usePlan } from './use-plan.ts';

/** The delay before a change is announced to screen readers, in milliseconds. */
const restMs = 800;

export type PlanPageWords = Omit<PlanPage, 'kind' | 'meta' | 'hero' | 'banner'> & {
  /** The "no payment yet" sentence that pages show wherever something can be ordered. */
  noPayment: string;
  vat: string;
  /** The reasons why a managed service may cost more than its starting price. */
  costsMore: { service: string; name: string; text: string }[];
  /** Each category's standing offer as a sentence. One link leads to the terms of all offers. */
  offers: { category: string; text: string }[];
  offerTerms: { label: string; path: string };
};

export type PlanProps = {
  words: PlanPageWords;
  planWords: PlanWords;
  groups: PlanGroup[];
  catalogue: Catalogue;
  /** The site's host, shown in the printed link. */
  host: string;
};

/**
 * The list of services and packages to choose from, with the totals. Without script it is a form,
 * and the server fills its response into the same places.
 */
export function Plan({ words, planWords, groups, catalogue, host }: PlanProps) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { plan, own, isTouched, change, join } = usePlan(form, catalogue);
  useIslandLive(root);

  // A control that is pressed may disappear, so the next one must be there to take focus.
  const onChange = (item: string, isPlanned: boolean) => flushSync(() => change(item, isPlanned));
  const onAdd = (item: string) => {
    onChange(item, true);
    form.current?.querySelector<HTMLElement>(`input[value="${item}"]`)?.focus();
  };
  const onJoin = () => {
    // The pressed button disappears, so the heading takes focus.
    flushSync(join);
    form.current?.querySelector<HTMLElement>('#plan-heading')?.focus();
  };

  const sums = useMemo(() => {
    const totals = totalTexts(plan.lines, planWords);
    return {
      totals: Object.fromEntries(totals.map(({ currency, text }) => [currency, text])),
      time: timeText(plan.lines, planWords),
      timeline: planTimeline(plan.lines, planWords),
      leftOut: leftOutTexts(plan, catalogue, planWords).join(' '),
      repeated: repeatedTexts(plan, catalogue, planWords).join(' '),
      spoken: new Intl.ListFormat(planWords.locale).format(
        totals.map(({ label, text }) => `${label} ${text}`),
      ),
    };
  }, [plan, catalogue, planWords]);
  const { told, toldEmpty } = words.ledger;
  const spoken = fillWords(told, { totals: sums.spoken, time: sums.time });
  const news = plan.lines.length > 0 ? spoken : toldEmpty;
  const count = fillPlural(words.ledger.count, own.length, planWords.locale);
  const note = own.length > 0 ? fillWords(words.linked.text, { count }) : '';
  const linked = { words: words.linked, own, onJoin };
  const status = useRested(isTouched ? news : note, restMs);

  const items = useMemo(() => new Set(plan.lines.map(({ item }) => item)), [plan]);
  const shared = {
    words,
    planWords,
    catalogue,
    items,
    conditions: useMemo(() => conditionsOf(plan, catalogue), [plan, catalogue]),
    heading: own.length === 0 ? planWords.words.heading : words.linked.heading,
    sums,
    onChange,
    onAdd,
  };
  return (
    <div ref={root} id={addAnchor} className={clsx('wrap', styles.plan)} data-pagefind-ignore>
      <form
        ref={form}
        method="get"
        action={paths.plan}
        data-plan-page
        autoComplete="off"
        className={styles.page}
      >
        <PlanChoices {...shared} groups={groups}>
          {note && <LinkedPlanNote {...linked} text={note} />}
        </PlanChoices>
        <PlanLedger {...shared} lines={plan.lines} host={host}>
          {note && <LinkedPlanNote {...linked} text={words.linked.sending} />}
        </PlanLedger>
      </form>
      <p role="status" className="sr-only">
        <span key={status}>{status}</span>
      </p>
    </div>
  );
}
