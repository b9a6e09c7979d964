/** What of content/site/company.yaml any sentence of content/ may name in braces. */
type Company = { name: string; email: string; phone: { display: string }; founded: number };

/** `{company}`, `{email}`, `{phone}` and `{founded}`, for fillWords. */
export function companyWords({ name, email, phone, founded }: Company) {
  return { company: name, email, phone: phone.display, founded: String(founded) };
}

/** `value` with every text in it changed, however deep. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]),
  );
}
