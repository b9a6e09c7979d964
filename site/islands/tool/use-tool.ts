import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { Fields } from '../../tools/fields.ts';
import { fromQuery, toQuery } from '../../tools/share-query.ts';
import { useIslandLive } from '../island-live.ts';
import { useRested } from '../use-rested.ts';
import {
  type Answer,
  type Answers,
  answersOf,
  changed,
  type Doubt,
  startState,
  type ToolRules,
  type ToolState,
  withCurrency,
} from './answers.ts';

/**
 * The delay after the last key before problems are shown and the URL is updated, in milliseconds.
 */
const restMs = 700;

export type ToolForm = {
  root: RefObject<HTMLDivElement | null>;
  form: RefObject<HTMLFormElement | null>;
  fields: Fields;
  answers: Answers;
  /** The problem or question about a field, once typing in it has stopped. */
  doubtOf: (name: string) => Doubt | undefined;
  isAsked: (name: string) => boolean;
  isStale: boolean;
  isTouched: boolean;
  write: (name: string, answer: Answer) => void;
  reset: () => void;
  /** The path and query of the tool's own page with the current answers. */
  address: string;
};

type Action = { change: Answers; isTouched: boolean };

/**
 * Manages a tool's answers, which are typed or come from the URL. On the tool's own page, the URL
 * is kept up to date.
 */
export function useTool<F extends Fields>(rules: ToolRules<F>, path: string) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(
    (before: ToolState<F>, { change, isTouched }: Action) => ({
      ...changed(before, change, rules),
      isTouched,
    }),
    rules,
    startState,
  );
  const { fields, isAsked } = rules;
  const { answers, doubts, values, isTouched } = state;
  const rested = useRested(answers, restMs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the script loads
  useEffect(() => {
    const linked = isAt(path)
      ? answersOf(fields, fromQuery(fields, new URLSearchParams(location.search)))
      : {};
    const typed = form.current ? typedBefore(form.current, fields, answers) : {};
    dispatch({
      change: { ...linked, ...withCurrency(typed, { ...answers, ...linked }, rules) },
      isTouched: Object.keys(typed).length > 0,
    });
  }, []);
  useIslandLive(root);

  const query = String(toQuery(fields, values));
  const address = query === '' ? path : `${path}?${query}`;
  useEffect(() => {
    if (isTouched && rested === answers && isAt(path)) {
      history.replaceState(history.state, '', address + location.hash);
    }
  }, [isTouched, rested, answers, path, address]);

  const tool: ToolForm = {
    root,
    form,
    fields,
    answers,
    doubtOf: (name) => (rested[name] === answers[name] ? doubts[name] : undefined),
    isAsked: (name) => isAsked?.(name, answers) ?? true,
    isStale: Object.keys(doubts).some((name) => rested[name] === answers[name]),
    isTouched,
    write: (name, answer) =>
      dispatch({ change: withCurrency({ [name]: answer }, answers, rules), isTouched: true }),
    reset: () => dispatch({ change: startState(rules).answers, isTouched: true }),
    address,
  };
  return { tool, values };
}

const isAt = (path: string) => location.pathname === path;

/** Returns the answers that were typed or chosen before the script loaded. */
function typedBefore(form: HTMLFormElement, fields: Fields, answers: Answers): Answers {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const found = data.get(name);
      const isLeftOut = found === null && field.kind !== 'flag';
      const text = field.kind === 'flag' ? String(found !== null) : String(found);
      return isLeftOut || text === answers[name]?.text ? [] : [[name, { text }]];
    }),
  );
}
