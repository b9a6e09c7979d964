import { z } from 'zod';

/** Replaces straight quotation marks and apostrophes with typographic ones. */
export const printed = (text: string): string =>
  text
    .replace(/(?<=^|[\s([{–“])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{–“])'(?=\w)/g, '‘')
    .replaceAll("'", '’');

/** A sentence of copy. */
export const sentence = z.string().trim().min(1).max(400).overwrite(printed);

/** `zero`, `one`, `two`, `few` and `many` if the language uses them; `{count}` is the number. */
export const plural = z.strictObject({
  zero: sentence.optional(),
  one: sentence.optional(),
  two: sentence.optional(),
  few: sentence.optional(),
  many: sentence.optional(),
  other: sentence,
});
