import { type EnquiryField, enquiryRules } from '../../../contract/enquiry-rules.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import { Field, fieldControl } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';

/** The props shared by all fields of the form. */
export type FieldsProps = {
  words: FormWords['enquiry'];
  errorOf: (field: EnquiryField) => string | undefined;
  onType: (field: EnquiryField, value: string) => void;
};

export type TextFieldProps = FieldsProps & { field: keyof typeof autoComplete };

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  email: 'email',
} as const;

/**
 * A single-line text field. It is uncontrolled, so it keeps text typed before the script loaded.
 */
export function TextField({ field, words, errorOf, onType }: TextFieldProps) {
  const { label, hint } = words.fields[field];
  const { isRequired, limit } = enquiryRules[field];
  const frame = { id: field, hint, error: errorOf(field) };
  return (
    <Field {...frame} label={label} optional={isRequired ? undefined : words.optional}>
      <Input
        {...fieldControl(frame)}
        name={field}
        type={field === 'email' ? 'email' : 'text'}
        inputMode={field === 'phone' ? 'tel' : undefined}
        autoComplete={autoComplete[field]}
        required={isRequired}
        maxLength={limit}
        onChange={(event) => onType(field, event.target.value)}
      />
    </Field>
  );
}
