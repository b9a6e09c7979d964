import type { ContentFile, FieldPath } from './load.ts';
import { problemLine } from './mend.ts';
import { placeholders } from './placeholders.ts';
import { stringsIn } from './strings-in.ts';

/** Names in braces that nothing fills in: visitors would read them. With the place of each. */
export function unfilledNames(file: ContentFile): { path: FieldPath; problem: string }[] {
  return [...stringsIn(file.data)].flatMap(({ path, text }) => {
    const names = namesIn(file, path);
    return [...text.matchAll(/\{[^{}]*\}?|\}/g)]
      .filter(([found]) => !names.includes(found))
      .map(([found]) => ({
        path,
        problem: problemLine(file, path, mendOf(names, file, found), found),
      }));
  });
}

function namesIn({ file }: ContentFile, path: FieldPath): string[] {
  const field = path.map(String).join('.');
  const [, ...names] = placeholders[file]?.find(([pattern]) => pattern.test(field)) ?? [];
  return names.map((name) => `{${name}}`);
}

function mendOf(names: string[], { file }: ContentFile, found: string): string {
  const [only, ...others] = names;
  if (
    /^content\/(?:pages\/|site\/categories)/.test(file) &&
    (only === undefined || /^\{(?:price|days)/.test(found))
  ) {
    return 'write {price:<service>} or {days:<service>}, with a file name of content/services, or <set>/<package> of content/pricing';
  }
  if (only === undefined) return 'remove the braces, nothing of this name is filled in here';
  return others.length > 0 ? `write one of ${names.join(', ')}` : `keep ${only}`;
}
