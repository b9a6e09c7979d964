import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  checkEnquiry,
  checkEnquiryField,
  type EnquiryField,
  enquiryFields,
  enquiryHiddenFields,
  enquiryRules,
} from '../../contract/enquiry-rules.ts';
import type { FormWords } from '../../contract/form-words.ts';
import { ChosenService } from './ChosenService.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { FormStatus } from './FormStatus.tsx';
import { problemMessage, showProblem, showProblems } from './form-problems.ts';
import { useIslandLive } from './island-live.ts';
import { mailFallback } from './mail-fallback.ts';
import { postForm, stringOf } from './post-form.ts';
import { type Offers, useChosenService } from './use-chosen-service.ts';

export type EnquiryFormLiveProps = {
  words: FormWords['enquiry'];
  action: string;
  email: string;
  offers: Offers;
  /** The static form. */
  children?: ReactNode;
};

type State =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'failed'; message: string; mail: string }
  | { kind: 'sent'; reference: string };

/** Makes the static enquiry form answer in place: checks, sends, confirms, and never loses a word. */
export function EnquiryFormLive({ words, action, email, offers, children }: EnquiryFormLiveProps) {
  const root = useRef<HTMLDivElement>(null);
  const key = useRef<string>(undefined);
  const [state, setState] = useState<State>({ kind: 'editing' });
  useIslandLive(root);
  const { chosen, remove } = useChosenService(root, offers);

  useEffect(() => {
    const form = root.current?.querySelector('form');
    // On typing, not on leaving: a message that goes as the button is pressed moves it away.
    const onInput = ({ target }: Event) => {
      if (form && isField(target) && target.hasAttribute('aria-invalid'))
        recheck(form, target, words);
    };
    // A long text is better answered than cut.
    form?.querySelector('textarea')?.removeAttribute('maxlength');
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, [words]);

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (state.kind !== 'sending') submit(event.target);
  };

  const submit = async (form: HTMLFormElement) => {
    const values = read(form);
    const problems = checkEnquiry(values).map(({ field, problem }) => ({
      field,
      message: sentence(words, field, problem),
    }));
    showProblems(form, problems, words.summary.heading);
    if (problems.length > 0) return setState({ kind: 'editing' });

    setState({ kind: 'sending' });
    key.current ??= values[enquiryHiddenFields.idempotencyKey] || newKey();
    const answer = await postForm(action, {
      ...values,
      [enquiryHiddenFields.idempotencyKey]: key.current,
    });
    if (answer.kind === 'taken') {
      key.current = newKey();
      if (isSame(values, read(form))) form.reset();
      setState({ kind: 'sent', reference: stringOf(answer.body, 'reference') ?? '' });
    } else if (answer.kind === 'problems') {
      showProblems(form, answer.errors, words.summary.heading);
      setState({ kind: 'editing' });
    } else {
      const lines = linesOf(words, values);
      setState({
        kind: 'failed',
        message: answer.message ?? words.status.failed,
        mail: mailFallback(email, words.mailFallback.subject, lines),
      });
    }
  };

  const startAnother = () => {
    // The field cannot take the focus before it is seen, and the pressed button is gone then.
    flushSync(() => setState({ kind: 'editing' }));
    const first = root.current?.querySelector('form')?.elements.namedItem(enquiryFields[0]);
    if (first instanceof HTMLElement) first.focus();
  };

  const isSent = state.kind === 'sent';
  return (
    <div ref={root} onSubmit={onSubmit}>
      {!isSent && <ChosenService chosen={chosen} words={words.about} onRemove={remove} />}
      <div hidden={isSent}>{children}</div>
      {isSent ? (
        <EnquirySent reference={state.reference} words={words.status} onAnother={startAnother} />
      ) : (
        <FormStatus
          message={state.kind === 'sending' ? words.status.sending : failure(state)}
          isFailed={state.kind === 'failed'}
          mail={
            state.kind === 'failed'
              ? { lead: words.mailFallback.lead, label: words.mailFallback.link, href: state.mail }
              : undefined
          }
        />
      )}
    </div>
  );
}

/** Without a secure context there is no key; the server then knows a repeat by what it says. */
function newKey(): string {
  return isSecureContext ? crypto.randomUUID() : '';
}

function failure(state: State): string {
  return state.kind === 'failed' ? state.message : '';
}

function sentence(
  words: FormWords['enquiry'],
  field: EnquiryField,
  problem: NonNullable<ReturnType<typeof checkEnquiryField>>,
): string {
  return problemMessage(words.fields[field].problems, problem, enquiryRules[field].limit);
}

function read(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Each field's label and what was typed, for a mail. */
function linesOf(
  { fields }: FormWords['enquiry'],
  values: Record<string, string>,
): [string, string][] {
  return enquiryFields.map((field) => [fields[field].label, values[field] ?? '']);
}

/** Whether nothing was typed while the enquiry was on its way. */
function isSame(sent: Record<string, string>, now: Record<string, string>): boolean {
  return enquiryFields.every((field) => sent[field] === now[field]);
}

type FieldElement = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  name: EnquiryField;
};

function isField(target: EventTarget | null): target is FieldElement {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement) &&
    enquiryFields.some((field) => field === target.name)
  );
}

/** Clears or updates a message as the visitor mends the field. */
function recheck(form: HTMLFormElement, field: FieldElement, words: FormWords['enquiry']): void {
  const problem = checkEnquiryField(field.name, field.value);
  showProblem(form, field.name, problem ? sentence(words, field.name, problem) : null);
}
