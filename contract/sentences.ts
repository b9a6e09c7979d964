import { z } from 'zod';

/** Quotation marks and apostrophes as they are printed, whichever were typed. */
export const printed = (text: string): string =>
  text
    .replace(/(?<=^|[\s([{–“])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{–“])'(?=\w)/g, '‘')
    .replaceAll("'", '’');

/** What stands in the files of words for people. */
export const sentence = z.string().trim().min(1).max(400).overwrite(printed);

/** `zero`, `one`, `two`, `few`, `many` where the language has them; `{count}` is the number. */
export const plural = z.strictObject({
  zero: sentence.optional(),
  one: sentence.optional(),
  two: sentence.optional(),
  few: sentence.optional(),
  many: sentence.optional(),
  other: sentence,
});
