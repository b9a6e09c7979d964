import type { z } from 'zod';

const kinds: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number only, without quotes, commas or signs',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of fields, each indented on its own line',
  array: 'a list: [one, two], or each item on a line that begins with a hyphen and a space',
};

/** The message for an issue if the schema has none of its own. */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${kinds[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options) : undefined;
    case 'unrecognized_keys':
      return 'correct the name or remove the line: there is no such field here';
    case 'too_small':
      return limit(issue, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return limit(issue, 'at most', issue.maximum);
    case 'invalid_format':
      return issue.format === 'email' ? 'write an email address' : 'write a URL, with https://';
    default:
      return undefined;
  }
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? `write ${values[0]}` : `write one of ${values.join(', ')}`;
}

function limit(
  { origin, exact }: { origin: string; exact?: boolean | undefined },
  range: string,
  count: number | bigint,
): string {
  if (origin !== 'array') return `write a number of ${range} ${count}`;
  return `write ${exact ? 'exactly' : range} ${count} ${Number(count) === 1 ? 'item' : 'items'}`;
}
