/** Names that may be given to a Trusted Types policy; the content security policy allows no other. */
export const trustedTypesPolicies = ['growth-hub', 'default'] as const;
