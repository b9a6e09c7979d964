import { z } from 'zod';

/** A language tag such as `en-GB`, for `Intl`. */
export const locale = z.string().refine(isLanguageTag, 'must be a language tag, such as en-GB');

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
