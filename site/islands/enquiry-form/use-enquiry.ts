import { useRef, useState } from 'react';
import {
  checkEnquiry,
  checkEnquiryField,
  type EnquiryField,
  type EnquiryProblem,
  enquiryFields,
  enquiryHiddenFields,
  enquiryRules,
  planFields,
} from '../../../contract/enquiry-rules.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import { thankYouPath } from '../../../contract/paths.ts';
import { type Catalogue, itemsAsked, type PlanLine, planOf } from '../../../contract/plan.ts';
import { lineName, type PlanWords } from '../../../contract/plan-text.ts';
import { mailFallback } from '../mail-fallback.ts';
import { readPlan, storePlan } from '../plan/stored-plan.ts';
import { postForm, stringOf } from '../post-form.ts';
import { problemMessage } from '../problem-message.ts';
import { typedLists, typedValues } from '../typed-values.ts';

export type EnquiryState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  /** `mail` is a link to an email that contains everything typed. */
  | { kind: 'failed'; message: string; mail: string }
  | ({ kind: 'sent' } & SentEnquiry);

export type SentEnquiry = { reference: string; address: string; lines: readonly PlanLine[] };

export type FieldMessage = { field: string; message: string };

type Options = {
  words: FormWords['enquiry'];
  plan: PlanWords;
  catalogue: Catalogue;
  action: string;
  email: string;
  /** Whether at least one line of a plan will be sent. */
  hasPlan: boolean;
  /** Called once the enquiry is stored, unless the visitor typed something in the meantime. */
  onTaken: () => void;
};

type Lists = ReturnType<typeof typedLists>;

/** Validates an enquiry, sends it and reports the outcome. */
export function useEnquiry({ words, plan, catalogue, action, email, hasPlan, onTaken }: Options) {
  const key = useRef<string>(undefined);
  const [state, setState] = useState<EnquiryState>({ kind: 'editing' });
  /** The messages beside the fields. Each one disappears when the visitor corrects the field. */
  const [errors, setErrors] = useState<readonly FieldMessage[]>([]);
  /** The messages from when the form was last submitted. */
  const [summary, setSummary] = useState(errors);

  const show = (messages: readonly FieldMessage[]) => {
    setErrors(messages);
    setSummary(messages);
  };

  const submit = async (form: HTMLFormElement) => {
    if (state.kind === 'sending') return;
    const values = typedValues(form);
    const problems = checkEnquiry(values, hasPlan).map((found) => messageOf(words, found));
    show(problems);
    if (problems.length > 0) return setState({ kind: 'editing' });

    setState({ kind: 'sending' });
    key.current ??= values[enquiryHiddenFields.idempotencyKey] || newKey();
    const lists = typedLists(form, planFields);
    const answer = await postForm(action, {
      ...values,
      ...lists,
      [enquiryHiddenFields.idempotencyKey]: key.current,
    });
    if (answer.kind === 'taken') {
      key.current = newKey();
      const sent = sentWith(values, lists);
      if (isSame(values, typedValues(form))) onTaken();
      const reference = stringOf(answer.body, 'reference') ?? '';
      setState({ kind: 'sent', reference, ...sent });
      // Reloading shows the reference again, instead of a form to send once more.
      history.replaceState(history.state, '', thankYouPath(reference));
    } else if (answer.kind === 'problems') {
      show(answer.errors);
      setState({ kind: 'editing' });
    } else {
      setState({
        kind: 'failed',
        message: answer.message ?? words.status.failed,
        mail: asMail(values, lists),
      });
    }
  };

  const sentWith = (values: Record<string, string>, lists: Lists) => {
    const items = itemsAsked({ ...values, ...lists }, catalogue);
    storePlan(readPlan().filter((item) => !items.includes(item)));
    return { address: values['email'] ?? '', lines: planOf(items, catalogue).lines };
  };

  const asMail = (values: Record<string, string>, lists: Lists) => {
    const items = itemsAsked({ ...values, ...lists }, catalogue);
    const planned = planOf(items, catalogue).lines.map((line) => lineName(line, plan));
    const typed = enquiryFields.filter((field) => field !== 'service' && field !== 'package');
    const fields = typed.map((field): [string, string] => [
      words.fields[field].label,
      values[field] ?? '',
    ]);
    const lines: typeof fields = [...fields, [plan.words.heading, planned.join('; ')]];
    return mailFallback(email, words.mailFallback.subject, lines);
  };

  /**
   * Runs on each keystroke, not on blur. If a message disappeared as the visitor pressed the
   * button, the button would move and the press would miss it.
   */
  const recheck = (field: EnquiryField, value: string) => {
    if (!errors.some((error) => error.field === field)) return;
    const problem = checkEnquiryField(field, value, hasPlan);
    const others = errors.filter((error) => error.field !== field);
    setErrors(problem ? [...others, messageOf(words, { field, problem })] : others);
  };

  const errorOf = (field: EnquiryField) => errors.find((error) => error.field === field)?.message;
  const startAnother = () => {
    history.replaceState(history.state, '', action);
    setState({ kind: 'editing' });
  };
  return { state, summary, errorOf, submit, recheck, startAnother };
}

/** An insecure context can't create a key. The server then recognises repeats by their content. */
function newKey(): string {
  return isSecureContext ? crypto.randomUUID() : '';
}

function messageOf(words: FormWords['enquiry'], { field, problem }: EnquiryProblem): FieldMessage {
  const { problems } = words.fields[field];
  return { field, message: problemMessage(problems, problem, enquiryRules[field].limit) };
}

/** Whether the form's fields still have the values that were sent. */
function isSame(sent: Record<string, string>, now: Record<string, string>): boolean {
  return enquiryFields.every((field) => sent[field] === now[field]);
}
