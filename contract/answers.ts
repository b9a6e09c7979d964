import type { Problem } from './field-rules.ts';

/** 201: the enquiry is on disk. */
export type EnquiryAccepted = { reference: string };

/** 202: the same words whether or not the address was known. */
export type SubscriptionAccepted = { message: string };

/** 422: what to fix, in the order of the form. */
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

/** Every other refusal, as JSON for `fetch`. `message` is a sentence for the visitor. */
export type Refusal = { error: (typeof refusals)[number]; message: string };
