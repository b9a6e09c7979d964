import { checkField, type FieldRule, honeypotField, type Problem } from './field-rules.ts';

/** The visible fields, in form order. */
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
 * In any order. Limits are in UTF-16 units. The body limit is 32 KB (`bodyLimit` in server/http/build-http.ts),
 * enough for any message sent as JSON. In a plain form post, a Chinese or Hindi character takes
 * nine bytes, so about 3,500 fit.
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
 * Fields with several values: the plan's items and the prices shown beside them. Neither can cause
 * a validation error: the server leaves out unknown items and tells the visitor.
 */
export const planFields = ['item', 'seen'] as const;
export type PlanField = (typeof planFields)[number];

/** Hidden fields. None of them can cause a validation error. */
export const enquiryHiddenFields = {
  idempotencyKey: 'idempotencyKey',
  formToken: 'formToken',
  consentVersion: 'consentVersion',
  honeypot: honeypotField,
} as const;

/** With a plan the message is optional, because the items say what the enquiry is about. */
export const messageBesidePlan: FieldRule = { ...enquiryRules.message, isRequired: false };

export function checkEnquiryField(
  field: EnquiryField,
  value: string,
  hasPlan = false,
): Problem | null {
  const rule = hasPlan && field === 'message' ? messageBesidePlan : enquiryRules[field];
  return checkField(rule, value);
}

/** All problems, in form order. A missing value counts as empty. */
export function checkEnquiry(values: Partial<EnquiryValues>, hasPlan = false): EnquiryProblem[] {
  return enquiryFields.flatMap((field) => {
    const problem = checkEnquiryField(field, values[field] ?? '', hasPlan);
    return problem ? [{ field, problem }] : [];
  });
}
