/** Wording for each plural category of `Intl.PluralRules`; `other` is the fallback. */
export type PluralWords = { other: string } & Partial<
  Record<Exclude<Intl.LDMLPluralRule, 'other'>, string | undefined>
>;

/**
 * `fillWords('Use up to {limit} characters.', { limit: 5000 })`. Numbers are formatted for
 * `locale`.
 */
export function fillWords(
  words: string,
  values: Record<string, string | number>,
  locale = 'en',
): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}

export function fillPlural(
  words: PluralWords,
  count: number,
  locale: string,
  values: Record<string, string | number> = {},
): string {
  const category = new Intl.PluralRules(locale).select(count);
  return fillWords(words[category] ?? words.other, { ...values, count }, locale);
}
