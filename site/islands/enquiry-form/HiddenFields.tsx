import { enquiryHiddenFields } from '../../../contract/enquiry-rules.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import { Honeypot } from '../../ui/Honeypot.tsx';

export type HiddenFieldsProps = { words: FormWords['enquiry'] };

/** The form's hidden fields. The token and the key are empty here; the server fills them in. */
export function HiddenFields({ words }: HiddenFieldsProps) {
  const { honeypot, formToken, idempotencyKey, consentVersion } = enquiryHiddenFields;
  return (
    <>
      <Honeypot id={honeypot} name={honeypot} label={words.honeypot} />
      <input type="hidden" name={formToken} />
      <input type="hidden" name={idempotencyKey} />
      <input type="hidden" name={consentVersion} value={words.consent.version} />
    </>
  );
}
