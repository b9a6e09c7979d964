import {
  type EnquiryField,
  enquiryHiddenFields,
  enquiryRules,
} from '../../contract/enquiry-rules.ts';
import type { FormWords } from '../../contract/form-words.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field, fieldControl } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';

export type EnquiryChoice = { value: string; label: string };

export type EnquiryFormProps = {
  words: FormWords['enquiry'];
  action: string;
  /** Services by category, for the list of services. */
  services: { label: string; choices: EnquiryChoice[] }[];
  packages: EnquiryChoice[];
};

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  email: 'email',
} as const;

/** The enquiry form as it works without script: a plain post, errors filled in by the server. */
export function EnquiryForm({ words, action, services, packages }: EnquiryFormProps) {
  const text = (field: keyof typeof autoComplete, type: 'text' | 'email') => {
    const { label, hint } = words.fields[field];
    const { isRequired, limit } = enquiryRules[field];
    return (
      <Field
        id={field}
        label={label}
        hint={hint}
        optional={isRequired ? undefined : words.optional}
      >
        <input
          {...fieldControl(field, hint !== undefined)}
          name={field}
          type={type}
          inputMode={field === 'phone' ? 'tel' : undefined}
          autoComplete={autoComplete[field]}
          required={isRequired}
          maxLength={limit}
        />
      </Field>
    );
  };
  return (
    <form data-form="enquiry" method="post" action={action} noValidate className="form">
      <ErrorSummary />
      <div className="form-row">
        {text('firstName', 'text')}
        {text('lastName', 'text')}
      </div>
      <div className="form-row">
        {text('phone', 'text')}
        {text('email', 'email')}
      </div>
      <div className="form-row">
        <Field id="service" label={words.fields.service.label} optional={words.optional}>
          <select {...fieldControl('service', false)} name="service" defaultValue="">
            <option value="">{words.fields.service.none}</option>
            {services.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.choices.map(option)}
              </optgroup>
            ))}
          </select>
        </Field>
        <Field id="package" label={words.fields.package.label} optional={words.optional}>
          <select {...fieldControl('package', false)} name="package" defaultValue="">
            <option value="">{words.fields.package.none}</option>
            {packages.map(option)}
          </select>
        </Field>
      </div>
      <Field id="message" label={words.fields.message.label}>
        <textarea
          {...fieldControl('message', false)}
          name={'message' satisfies EnquiryField}
          rows={4}
          required
          maxLength={enquiryRules.message.limit}
        />
      </Field>
      <Honeypot id="website" name={enquiryHiddenFields.honeypot} label={words.honeypot} />
      <input type="hidden" name={enquiryHiddenFields.formToken} defaultValue="" />
      <input type="hidden" name={enquiryHiddenFields.idempotencyKey} defaultValue="" />
      <input type="hidden" name={enquiryHiddenFields.page} value={action} />
      <input
        type="hidden"
        name={enquiryHiddenFields.consentVersion}
        value={words.consent.version}
      />
      <p className="soft text-small">{words.consent.text}</p>
      <button type="submit" className="button justify-self-start">
        {words.submit}
      </button>
    </form>
  );
}

function option({ value, label }: EnquiryChoice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
