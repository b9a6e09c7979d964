import type { z } from 'zod';
import type { ContentFile, FieldPath } from './load.ts';

/** `content/services/local-seo.yaml: price.amount: write a whole number (found "abc", line 5)` */
export function problemLine(
  { file, lineOf }: ContentFile,
  path: FieldPath,
  fix: string,
  found?: unknown,
  at = path,
): string {
  const place = path.length > 0 ? `${file}: ${fieldName(path)}` : file;
  const shown = found === undefined ? '' : `found ${quote(found)}, `;
  return `${place}: ${fix} (${shown}line ${lineOf(at)})`;
}

/** What is invalid in a file, one line per problem, with the schema's messages. */
export function shapeProblems(file: ContentFile, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
    const paths = keys?.map((key) => [...issue.path, key]) ?? [issue.path];
    return paths.map(
      (path) =>
        (keys && splitAmount(file, path)) ??
        problemLine(file, path, fixOf(issue, valueAt(file.data, path))),
    );
  });
}

/** In braces, YAML reads `amount: 1,200` as `amount: 1` and a field named 200. */
function splitAmount(file: ContentFile, path: FieldPath): string | undefined {
  const amount = [...path.slice(0, -1), 'amount'];
  const [thousands, rest] = [valueAt(file.data, amount), String(path.at(-1))];
  if (thousands === undefined || !/^\d{1,3}$/.test(rest)) return undefined;
  const digits = String(thousands).replace(/\D/g, '') + rest.padStart(3, '0');
  return problemLine(file, amount, `write thousands without a comma: ${digits}`);
}

function fixOf(issue: z.core.$ZodIssue, value: unknown): string {
  const isMissing = value === undefined && issue.path.length > 0;
  if (isMissing) return `add this field: ${issue.message}`;
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  // Text such as `5` or `yes: no`, which YAML parses as something else.
  const isUnquoted = isText && value !== null && !Array.isArray(value) && !(value instanceof Date);
  return isUnquoted ? 'put the text in quotes' : issue.message;
}

export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data);
}

/** `faq.items.#2.answer`: the answer of the second item. */
function fieldName(path: FieldPath): string {
  return path.map((part) => (typeof part === 'number' ? `#${part + 1}` : String(part))).join('.');
}

function quote(found: unknown): string {
  const text = JSON.stringify(found);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}
