import { useState } from 'react';
import { checkSubscriptionField, subscriptionRules } from '../../../contract/subscription-rules.ts';
import { mailFallback } from '../mail-fallback.ts';
import { postForm, stringOf } from '../post-form.ts';
import { problemMessage } from '../problem-message.ts';
import { typedValues } from '../typed-values.ts';
import type { SubscriptionFormProps } from './SubscriptionForm.tsx';

type State =
  | { kind: 'editing' | 'sending' | 'sent'; message: string }
  /** `mail` is a link to an email that contains the visitor's address. */
  | { kind: 'failed'; message: string; mail: string };

type Options = Pick<SubscriptionFormProps, 'words' | 'action' | 'email'>;

/** Validates an email address, sends it and reports the outcome. */
export function useSubscription({ words, action, email }: Options) {
  const { label, problems } = words.fields.email;
  const [state, setState] = useState<State>({ kind: 'editing', message: '' });
  const [error, setError] = useState<string>();

  const reject = (message: string | undefined) => {
    setError(message);
    setState({ kind: 'editing', message: '' });
    return true;
  };

  /** Returns whether the address has to be corrected. */
  const submit = async (form: HTMLFormElement): Promise<boolean> => {
    if (state.kind === 'sending') return false;
    const values = typedValues(form);
    const address = values['email'] ?? '';
    const problem = checkSubscriptionField('email', address);
    if (problem) return reject(problemMessage(problems, problem, subscriptionRules.email.limit));

    setError(undefined);
    setState({ kind: 'sending', message: words.status.sending });
    const answer = await postForm(action, values);
    if (answer.kind === 'problems') return reject(answer.errors[0]?.message);
    if (answer.kind === 'taken') {
      const message = stringOf(answer.body, 'message') ?? words.status.sent;
      setState({ kind: 'sent', message });
    } else {
      setState({
        kind: 'failed',
        message: answer.message ?? words.status.failed,
        mail: mailFallback(email, words.mailFallback.subject, [[label, address]]),
      });
    }
    return false;
  };
  return { state, error, submit };
}
