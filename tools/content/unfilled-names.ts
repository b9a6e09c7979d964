import type { ContentFile, FieldPath } from './load.ts';
import { problemLine } from './mend.ts';
import { placeholders } from './placeholders.ts';
import { stringsIn } from './strings-in.ts';

/** What to write instead of a price or delivery time whose service doesn't exist. */
export const figureFix =
  'write {price:<service>} or {days:<service>} with a file name in content/services, or with <set>/<package> from content/pricing, or {fastest:<category>} or {slowest:<category>}';

/**
 * Placeholders that nothing fills in, and that visitors would therefore see. Each has the path of
 * its field.
 */
export function unfilledNames(file: ContentFile): { path: FieldPath; problem: string }[] {
  return [...stringsIn(file.data)].flatMap(({ path, text }) => {
    const names = namesIn(file, path);
    return [...text.matchAll(/\{[^{}]*\}?|\}/g)]
      .filter(([found]) => !names.includes(found))
      .map(([found]) => ({
        path,
        problem: problemLine(file, path, fixOf(names, file, found), found),
      }));
  });
}

function namesIn({ file }: ContentFile, path: FieldPath): string[] {
  const field = path.map(String).join('.');
  const [, ...names] = placeholders[file]?.find(([pattern]) => pattern.test(field)) ?? [];
  return names.map((name) => `{${name}}`);
}

function fixOf(names: string[], { file }: ContentFile, found: string): string {
  const [only, ...others] = names;
  const mayQuotePrices = /^content\/(?:pages\/|site\/categories)/.test(file);
  if (mayQuotePrices && /^\{(?:price|days|fastest|slowest)/.test(found)) {
    return figureFix;
  }
  if (only === undefined && mayQuotePrices) {
    return 'write {company}, {email}, {phone}, {founded}, {price:<service>} or {days:<service>}, or remove the braces';
  }
  if (only === undefined) return 'remove the braces: there is no such placeholder here';
  return others.length > 0 ? `write one of ${names.join(', ')}` : `keep ${only}`;
}
