import { z } from 'zod';

/** The prefix of references, from content/site/company.yaml. */
export const referencePrefix = z
  .string()
  .regex(/^[A-Z]{2,4}$/, 'write two to four capital letters, such as GH');

/** Matches `GH-7K3M-Q2XA`. Any prefix is allowed, because the company's may have changed since. */
export const referencePattern = /^[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
