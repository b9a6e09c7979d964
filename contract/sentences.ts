import { z } from 'zod';

/** What stands in the files of words for people. */
export const sentence = z.string().trim().min(1).max(400);

/** `zero`, `one`, `two`, `few`, `many` where the language has them; `{count}` is the number. */
export const plural = z.strictObject({
  zero: sentence.optional(),
  one: sentence.optional(),
  two: sentence.optional(),
  few: sentence.optional(),
  many: sentence.optional(),
  other: sentence,
});
