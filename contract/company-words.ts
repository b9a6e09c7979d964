import { fillWords } from './fill-words.ts';

/** The fields of content/site/company.yaml that copy in content/ can use as placeholders. */
type Company = { name: string; email: string; phone: { display: string }; founded: number };

/** The values of `{company}`, `{email}`, `{phone}` and `{founded}`. */
export function companyWords({ name, email, phone, founded }: Company) {
  return { company: name, email, phone: phone.display, founded: String(founded) };
}

export type CompanyWords = ReturnType<typeof companyWords>;

/** Fills in the company's placeholders in every string of `value`. */
export function fillCompany<Value>(value: Value, words: CompanyWords): Value {
  return mapTexts(value, (text) => fillWords(text, words));
}

/** Applies `change` to every string in `value`, at any depth. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]),
  );
}
