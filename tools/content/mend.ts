import type { z } from 'zod';
import type { ContentFile, FieldPath } from './load.ts';

/** `content/services/local-seo.yaml: price.amount: write a whole number (found "abc", line 5)` */
export function problemLine(
  { file, lineOf }: ContentFile,
  path: FieldPath,
  mend: string,
  found?: unknown,
  at = path,
): string {
  const place = path.length > 0 ? `${file}: ${fieldName(path)}` : file;
  const shown = found === undefined ? '' : `found ${quote(found)}, `;
  return `${place}: ${mend} (${shown}line ${lineOf(at)})`;
}

/** What does not fit the schema of a file, one line a problem, in the words of the schema. */
export function shapeProblems(file: ContentFile, { issues }: z.ZodError): string[] {
  return issues.map((issue) => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return problemLine(file, issue.path, issue.message, undefined, [...issue.path, ...key]);
  });
}

/** `faq.items.#2.answer`: the answer of the second item. */
function fieldName(path: FieldPath): string {
  return path.map((part) => (typeof part === 'number' ? `#${part + 1}` : String(part))).join('.');
}

function quote(found: unknown): string {
  const text = JSON.stringify(found);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}
