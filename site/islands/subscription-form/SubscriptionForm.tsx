import { type FormEvent, useRef } from 'react';
import { honeypotField } from '../../../contract/field-rules.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import { subscriptionRules } from '../../../contract/subscription-rules.ts';
import { Button } from '../../ui/Button.tsx';
import { Consent } from '../../ui/Consent.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field, fieldControl } from '../../ui/Field.tsx';
import { Honeypot } from '../../ui/Honeypot.tsx';
import { Input } from '../../ui/Input.tsx';
import { FormStatus } from '../FormStatus.tsx';
import { useIslandLive } from '../island-live.ts';
import styles from './SubscriptionForm.module.css';
import { useSubscription } from './use-subscription.ts';

export type SubscriptionFormProps = {
  words: Omit<FormWords['subscription'], 'summary' | 'confirm' | 'unsubscribe'>;
  action: string;
  /** The address of the fallback email that visitors can send if the form fails. */
  email: string;
  /** Makes ids unique on a page with two newsletter forms. */
  idPrefix: string;
};

/** The newsletter form. Without script it is a plain post, and the server fills in the response. */
export function SubscriptionForm({ words, action, email, idPrefix }: SubscriptionFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { state, error, submit } = useSubscription({ words, action, email });
  useIslandLive(root);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isWrong = await submit(event.currentTarget);
    if (isWrong) input.current?.focus();
  };

  const { label, placeholder } = words.fields.email;
  const { lead, link } = words.mailFallback;
  const frame = { id: `${idPrefix}-email`, error };
  return (
    <div ref={root}>
      <form
        data-form="subscription"
        method="post"
        action={action}
        noValidate
        onSubmit={onSubmit}
        className={styles.form}
        hidden={state.kind === 'sent'}
      >
        <ErrorSummary />
        <Field {...frame} label={`${words.heading}: ${label}`}>
          <div className={styles.row}>
            <Input
              {...fieldControl(frame)}
              ref={input}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={subscriptionRules.email.limit}
              placeholder={placeholder}
              className={styles.email}
            />
            <Button type="submit" small>
              {words.submit}
            </Button>
          </div>
        </Field>
        <Honeypot id={`${idPrefix}-${honeypotField}`} name={honeypotField} label={words.honeypot} />
        <input type="hidden" name="consentVersion" value={words.consent.version} />
        <Consent text={words.consent.text} links={words.consent.links} />
      </form>
      <FormStatus
        message={state.message}
        takesFocus={state.kind === 'sent'}
        isFailed={state.kind === 'failed'}
        mail={state.kind === 'failed' ? { lead, label: link, href: state.mail } : undefined}
      />
    </div>
  );
}
