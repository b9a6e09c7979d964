import { z } from 'zod';
import {
  type EnquiryField,
  type EnquiryProblem,
  enquiryFields,
  enquiryHiddenFields,
  enquiryRules,
  messageBesidePlan,
} from './enquiry-rules.ts';
import { versionPattern } from './field-rules.ts';
import { readTexts } from './plan.ts';
import { fieldProblems, hiddenField, isRecord, typedField } from './typed-fields.ts';

/**
 * An enquiry as received, from JSON or from a plain form post. Text is normalised (trimmed, NFC, no
 * control characters), and an optional field left empty is ''. A malformed hidden field counts as
 * absent. Unknown keys are dropped, so that a form loaded before an update can still be submitted.
 */
export const enquirySchema = z.object({
  firstName: typedField(enquiryRules.firstName),
  lastName: typedField(enquiryRules.lastName),
  phone: typedField(enquiryRules.phone),
  email: typedField(enquiryRules.email),
  message: typedField(enquiryRules.message),
  service: typedField(enquiryRules.service),
  package: typedField(enquiryRules.package),
  item: z.unknown().optional().transform(readTexts),
  seen: z.unknown().optional().transform(readTexts),
  [enquiryHiddenFields.idempotencyKey]: hiddenField(z.uuid()),
  [enquiryHiddenFields.formToken]: hiddenField(z.string().max(200)),
  [enquiryHiddenFields.consentVersion]: hiddenField(z.string().regex(versionPattern)),
  [enquiryHiddenFields.honeypot]: hiddenField(z.string()),
});

const plannedEnquirySchema = enquirySchema.extend({ message: typedField(messageBesidePlan) });

export type Enquiry = z.infer<typeof enquirySchema>;

export type ParsedEnquiry =
  | { isValid: true; enquiry: Enquiry }
  | { isValid: false; problems: EnquiryProblem[] };

/** Never throws. If the input isn't an object, every required field is reported as missing. */
export function parseEnquiry(input: unknown): ParsedEnquiry {
  const fields = isRecord(input) ? input : {};
  const hasPlan = readTexts(fields['item']).length > 0;
  const parsed = (hasPlan ? plannedEnquirySchema : enquirySchema).safeParse(fields);
  if (parsed.success) return { isValid: true, enquiry: parsed.data };
  return {
    isValid: false,
    problems: fieldProblems<EnquiryField>(parsed.error, enquiryFields),
  };
}
