import { z } from 'zod';
import { honeypotField, versionPattern } from './field-rules.ts';
import {
  type SubscriptionField,
  type SubscriptionProblem,
  subscriptionFields,
  subscriptionRules,
} from './subscription-rules.ts';
import { fieldProblems, hiddenField, isRecord, typedField } from './typed-fields.ts';

/** A newsletter sign-up, from JSON or a plain form post. */
export const subscriptionSchema = z.object({
  email: typedField(subscriptionRules.email),
  consentVersion: hiddenField(z.string().regex(versionPattern)),
  [honeypotField]: hiddenField(z.string()),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

export type ParsedSubscription =
  | { isValid: true; subscription: Subscription }
  | { isValid: false; problems: SubscriptionProblem[] };

export function parseSubscription(input: unknown): ParsedSubscription {
  const parsed = subscriptionSchema.safeParse(isRecord(input) ? input : {});
  if (parsed.success) return { isValid: true, subscription: parsed.data };
  return {
    isValid: false,
    problems: fieldProblems<SubscriptionField>(parsed.error, subscriptionFields),
  };
}

/** 256 bits as base64url: in the emailed link, the page's hidden field and the form post. */
export const tokenSchema = z.string().regex(/^[\w-]{43}$/);
