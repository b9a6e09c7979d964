import { checkField, type FieldRule, type Problem } from './field-rules.ts';

export const subscriptionFields = ['email'] as const;

export type SubscriptionField = (typeof subscriptionFields)[number];
export type SubscriptionProblem = { field: SubscriptionField; problem: Problem };

export const subscriptionRules = {
  email: { isRequired: true, limit: 254, kind: 'email' },
} as const satisfies Record<SubscriptionField, FieldRule>;

export function checkSubscriptionField(field: SubscriptionField, value: string): Problem | null {
  return checkField(subscriptionRules[field], value);
}
