import { useSyncExternalStore } from 'react';
import { enquiryRules } from '../../../contract/enquiry-rules.ts';
import { Field, fieldControl } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { FieldsProps } from './TextField.tsx';

export type MessageFieldProps = FieldsProps & {
  /** The prefilled message. */
  start: string;
  /** If there is a plan, the message is optional. */
  hasPlan: boolean;
};

export function MessageField({ words, errorOf, onType, start, hasPlan }: MessageFieldProps) {
  const { isRequired, limit } = enquiryRules.message;
  const { label, hint } = words.fields.message;
  const frame = { id: 'message', hint, error: errorOf('message') };
  const hasScript = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <Field {...frame} label={label} optional={hasPlan ? words.optional : undefined}>
      <TextArea
        {...fieldControl(frame)}
        name="message"
        rows={4}
        required={isRequired && !hasPlan}
        data-plan-required
        // With script, a message that is too long is reported instead of truncated.
        maxLength={hasScript ? undefined : limit}
        defaultValue={start}
        onChange={(event) => onType('message', event.target.value)}
      />
    </Field>
  );
}
