import { z } from 'zod';

/** With typographic quotation marks and apostrophes. */
export const printed = (text: string): string =>
  text
    .replace(/(?<=^|[\s([{–“])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{–“])'(?=\w)/g, '‘')
    .replaceAll("'", '’');

/** A sentence of copy. */
export const sentence = z.string().trim().min(1).max(400).overwrite(printed);

/** `zero`, `one`, `two`, `few`, `many` where the language uses them; `{count}` is the number. */
export const plural = z.strictObject({
  zero: sentence.optional(),
  one: sentence.optional(),
  two: sentence.optional(),
  few: sentence.optional(),
  many: sentence.optional(),
  other: sentence,
});
