import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { stringsIn } from './strings-in.ts';

/** Markdown and HTML syntax. `<command>` and the like are allowed. */
const markup = [
  /\*\*|\]\(|`/,
  /(?<!\w)([*_])\w(?:[^*_\n]*\w)?\1(?!\w)/,
  /^#{1,6} /m,
  /<\/?(?:a|b|br|code|div|em|h\d|i|img|li|ol|p|span|strong|u|ul)\b[^>]*>/i,
  /&(?:#\d+|[a-z]+);/i,
];

/** Text in YAML files appears on the page as written. Only articles are Markdown. */
export function checkPlainText(content: Content): string[] {
  const { slugs: _, ...files } = content;
  return Object.values(files)
    .flat()
    .flatMap((file) => {
      if (!file) return [];
      return [...stringsIn(file.data)].flatMap(({ path, text }) => {
        const [sign] = markup.flatMap((each) => each.exec(text)?.[0] ?? []);
        if (sign === undefined) return [];
        return [problemLine(file, path, 'remove the markup: this is plain text', sign)];
      });
    });
}
