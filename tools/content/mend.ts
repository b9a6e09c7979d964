import { z } from 'zod';
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

/** What is wrong with a file's shape, one line a problem. */
export function shapeProblems(file: ContentFile, error: z.ZodError): string[] {
  const { issues } = error;
  const ofWrongKind = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  return issues.flatMap((issue) => {
    const isLength = issue.code === 'too_big' || issue.code === 'too_small';
    if (isLength && ofWrongKind.has(issue.path.join('.'))) return [];
    if (issue.code === 'unrecognized_keys') return strayKeys(file, issue);
    const found = foundIn(issue);
    const mend = found === undefined ? `add this field: ${issue.message}` : mendFound(issue, found);
    const isShort = typeof found !== 'object' || found instanceof Date;
    return [problemLine(file, issue.path, mend, isShort ? found : undefined)];
  });
}

/** `- Note: 3 keywords` is read as a group. */
function mendFound({ code, expected, message }: MendedIssue, found: unknown): string {
  const isGroup = found !== null && Object.getPrototypeOf(found) === Object.prototype;
  const isText = code === 'invalid_type' && expected === 'string';
  return isText && isGroup ? `${message}, in quotes if it has a colon in it` : message;
}

type MendedIssue = { code: string; expected?: string; message: string };

/** Each field that the schema does not know, at its own line. `1,200` is read as 1 and a field 200. */
function strayKeys(
  file: ContentFile,
  { path, keys }: { path: FieldPath; keys: string[] },
): string[] {
  if (keys.some((key) => /^\d+$/.test(key)))
    return [problemLine(file, path, 'write numbers without a comma: 1200')];
  return keys.map((key) => {
    const mend = `remove "${key}", there is no such field here`;
    return problemLine(file, path, mend, undefined, [...path, key]);
  });
}

/** What stands in the field. Of a group whose kind is unknown, zod gives the group, not its kind. */
function foundIn(issue: z.core.$ZodIssue): unknown {
  const { input } = issue;
  if (issue.code !== 'invalid_union' || typeof input !== 'object' || input === null) return input;
  return new Map(Object.entries(input)).get(String(issue.discriminator));
}

/** Says what to write, for every issue whose schema brings no sentence of its own. */
export function mendOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${kinds[issue.expected] ?? issue.expected}${fieldsOf(issue.inst)}`;
    case 'invalid_value':
      return `write ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}`;
    case 'too_small':
      return `write ${bound('at least', 'more than', issue)} ${issue.minimum}${unit(issue)}`;
    case 'too_big':
      return `write ${bound('at most', 'less than', issue)} ${issue.maximum}${unit(issue)}`;
    case 'invalid_format':
      return `write ${formats[issue.format] ?? `text of the form ${issue.pattern ?? issue.format}`}`;
    case 'invalid_union':
      return `write one of ${listed(issue)}, with the fields of that kind`;
    default:
      return 'write something that fits the field';
  }
}

const listed = (issue: object) =>
  'options' in issue && Array.isArray(issue.options) ? issue.options.join(', ') : 'the kinds';

/** `: heading, lead, items`, the fields that a group must have. */
function fieldsOf(schema: unknown): string {
  if (!(schema instanceof z.ZodObject)) return '';
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  const needed = fields.filter(([, field]) => field._zod.optin !== 'optional');
  return needed.length > 0 ? `: ${needed.map(([name]) => name).join(', ')}` : '';
}

const kinds: Record<string, string> = {
  string: 'a text (in quotes if it looks like a number)',
  number: 'a number, without quotes or signs',
  int: 'a whole number, without quotes or signs',
  boolean: 'true or false',
  array: 'a list, each item on a line that begins with "- "',
  object: 'a group of fields, indented by two spaces',
};

const formats: Record<string, string> = {
  email: 'an e-mail address, such as hello@company.example',
  url: 'a full address, such as https://www.example.com/',
};

const units: Record<string, string> = { string: ' characters', array: ' items' };

const unit = ({ origin }: Limited) => units[origin] ?? '';

function bound(inclusive: string, exclusive: string, issue: Limited): string {
  if (issue.exact) return 'exactly';
  return issue.inclusive === false ? exclusive : inclusive;
}

type Limited = { origin: string; inclusive?: boolean | undefined; exact?: boolean | undefined };

/** `faq.items.#2.answer`: the answer of the second item. */
function fieldName(path: FieldPath): string {
  return path.map((part) => (typeof part === 'number' ? `#${part + 1}` : String(part))).join('.');
}

function quote(found: unknown): string {
  const text = found instanceof Date ? 'a date without quotes' : JSON.stringify(found);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}
