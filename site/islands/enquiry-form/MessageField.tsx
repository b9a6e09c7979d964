import { useSyncExternalStore } from 'react';
import { enquiryRules } from '../../../contract/enquiry-rules.ts';
import { Field, fieldControl } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { FieldsProps } from './TextField.tsx';

export type MessageFieldProps = FieldsProps & {
  /** The prefilled message, until something is typed. */
  start: string;
  /** A plan already says what the enquiry is about. */
  hasPlan: boolean;
};

export function MessageField({ words, errorOf, onType, start, hasPlan }: MessageFieldProps) {
  const { isRequired, limit } = enquiryRules.message;
  const frame = { id: 'message', error: errorOf('message') };
  const hasScript = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <Field
      {...frame}
      label={words.fields.message.label}
      optional={hasPlan ? words.optional : undefined}
    >
      <TextArea
        {...fieldControl(frame)}
        name="message"
        rows={4}
        required={isRequired && !hasPlan}
        data-plan-required
        // Reporting a text that is too long is better than truncating it.
        maxLength={hasScript ? undefined : limit}
        defaultValue={start}
        onChange={(event) => onType('message', event.target.value)}
      />
    </Field>
  );
}
