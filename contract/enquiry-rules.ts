import { checkField, type FieldRule, type Problem } from './field-rules.ts';

/** The fields that a visitor sees, in the order of the form. */
export const enquiryFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'service',
  'package',
  'message',
] as const;

export type EnquiryField = (typeof enquiryFields)[number];
export type EnquiryValues = Record<EnquiryField, string>;
export type EnquiryProblem = { field: EnquiryField; problem: Problem };

/**
 * Limits are in UTF-16 units. A body has 32 KB (`bodyLimit` of server/http/build-http.ts): as JSON,
 * any message fits. A plain post writes a Chinese or Hindi letter in nine bytes, so 3,500 of them fit.
 */
export const enquiryRules = {
  firstName: { isRequired: true, limit: 80, kind: 'line' },
  lastName: { isRequired: true, limit: 80, kind: 'line' },
  phone: { isRequired: false, limit: 40, kind: 'phone' },
  email: { isRequired: true, limit: 254, kind: 'email' },
  message: { isRequired: true, limit: 5000, kind: 'text' },
  service: { isRequired: false, limit: 60, kind: 'choice' },
  package: { isRequired: false, limit: 60, kind: 'choice' },
} as const satisfies Record<EnquiryField, FieldRule>;

/**
 * Lists: the plan's items, and the prices that stood beside them. Neither is ever an error for the
 * visitor; the server leaves out what it doesn't know, and says so.
 */
export const planFields = ['item', 'seen'] as const;

/** Fields that travel with the form unseen. None of them is ever an error for the visitor. */
export const enquiryHiddenFields = {
  idempotencyKey: 'idempotencyKey',
  formToken: 'formToken',
  consentVersion: 'consentVersion',
  /** Left empty by people; hidden from them. */
  honeypot: 'website',
} as const;

/** Beside a plan: its items say what the enquiry is about. */
export const messageBesidePlan: FieldRule = { ...enquiryRules.message, isRequired: false };

export function checkEnquiryField(
  field: EnquiryField,
  value: string,
  hasPlan = false,
): Problem | null {
  const rule = hasPlan && field === 'message' ? messageBesidePlan : enquiryRules[field];
  return checkField(rule, value);
}

/** Every problem, in the order of the form. An absent value counts as empty. */
export function checkEnquiry(values: Partial<EnquiryValues>, hasPlan = false): EnquiryProblem[] {
  return enquiryFields.flatMap((field) => {
    const problem = checkEnquiryField(field, values[field] ?? '', hasPlan);
    return problem ? [{ field, problem }] : [];
  });
}
