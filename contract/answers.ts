import type { Problem } from './field-rules.ts';

/** 201: the enquiry is on disk. */
export type EnquiryAccepted = { reference: string };

/** 202: the same message whether or not the address was known. */
export type SubscriptionAccepted = { message: string };

/** 422: what to fix, in form order. */
export type FieldErrors = { errors: { field: string; problem: Problem; message: string }[] };

export const refusals = [
  'bad-request',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'too-slow',
  'too-large',
  'wrong-type',
  'too-many',
  'broken',
  'unavailable',
] as const;

/** Any other error, as JSON for `fetch`. `message` is shown to the visitor. */
export type Refusal = { error: (typeof refusals)[number]; message: string };
