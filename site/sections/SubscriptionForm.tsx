import type { FormWords } from '../../contract/form-words.ts';
import { subscriptionRules } from '../../contract/subscription-rules.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';

export type SubscriptionFormProps = {
  words: FormWords['subscription'];
  action: string;
  /** Keeps ids apart where a page carries the form twice. */
  idPrefix: string;
};

/** The newsletter form as it works without script: a plain post, errors filled in by the server. */
export function SubscriptionForm({ words, action, idPrefix }: SubscriptionFormProps) {
  const id = `${idPrefix}-email`;
  const { label, placeholder } = words.fields.email;
  return (
    <form data-form="subscription" method="post" action={action} noValidate className="form">
      <ErrorSummary />
      <div className="field">
        <label htmlFor={id}>
          {words.heading}: {label}
        </label>
        <div className="subscription-row">
          <input
            id={id}
            className="control control-round"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={subscriptionRules.email.limit}
            placeholder={placeholder}
            aria-describedby={`${id}-error`}
          />
          <button type="submit" className="button button-small">
            {words.submit}
          </button>
        </div>
        <p id={`${id}-error`} className="field-error" hidden />
      </div>
      <Honeypot id={`${idPrefix}-website`} name="website" label={words.honeypot} />
      <input type="hidden" name="consentVersion" value={words.consent.version} />
      <p className="soft text-small">{words.consent.text}</p>
    </form>
  );
}
