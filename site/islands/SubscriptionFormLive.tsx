import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { FormWords } from '../../contract/form-words.ts';
import { checkSubscriptionField, subscriptionRules } from '../../contract/subscription-rules.ts';
import { FormStatus } from './FormStatus.tsx';
import { problemMessage, showProblem } from './form-problems.ts';
import { useIslandLive } from './island-live.ts';
import { mailFallback } from './mail-fallback.ts';
import { postForm, stringOf } from './post-form.ts';

export type SubscriptionFormLiveProps = {
  /** What the island itself says; the form's own words are in the form. */
  words: Pick<FormWords['subscription'], 'status' | 'mailFallback'> & {
    label: string;
    problems: FormWords['subscription']['fields']['email']['problems'];
  };
  action: string;
  email: string;
  /** The static form. */
  children?: ReactNode;
};

type State = { message: string; mail?: string; isFailed: boolean; isSent: boolean };

const idle: State = { message: '', isFailed: false, isSent: false };

/** Makes the static newsletter form answer in place. */
export function SubscriptionFormLive({
  words,
  action,
  email,
  children,
}: SubscriptionFormLiveProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(idle);
  useIslandLive(root);

  const onSubmit = async (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const form = event.target;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    const address = values['email'] ?? '';
    const problem = checkSubscriptionField('email', address);
    const limit = subscriptionRules.email.limit;
    showProblem(form, 'email', problem && problemMessage(words.problems, problem, limit));
    if (problem) {
      focusEmail(form);
      return setState(idle);
    }

    setState({ ...idle, message: words.status.sending });
    const answer = await postForm(action, { ...values, page: location.pathname });
    if (answer.kind === 'taken') {
      const message = stringOf(answer.body, 'message') ?? words.status.sent;
      return setState({ ...idle, message, isSent: true });
    }
    if (answer.kind === 'problems') {
      showProblem(form, 'email', answer.errors[0]?.message ?? null);
      focusEmail(form);
      return setState(idle);
    }
    setState({
      message: answer.message ?? words.status.failed,
      mail: mailFallback(email, words.mailFallback.subject, [[words.label, address]]),
      isFailed: true,
      isSent: false,
    });
  };

  return (
    <div ref={root} onSubmit={onSubmit}>
      <div hidden={state.isSent}>{children}</div>
      <FormStatus
        message={state.message}
        isFailed={state.isFailed}
        mail={
          state.mail
            ? { lead: words.mailFallback.lead, label: words.mailFallback.link, href: state.mail }
            : undefined
        }
      />
    </div>
  );
}

function focusEmail(form: HTMLFormElement): void {
  const field = form.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.focus();
}
