import { join } from 'node:path';
import { type ContentFile, loadText, namesIn } from './load.ts';
import { readText } from './read-text.ts';

export type ArticleFile = ContentFile & {
  /** Everything below the front matter. */
  body: string;
  /** The line on which the body begins, counting from 1. */
  bodyLine: number;
};

const withoutFields =
  'begin the file with a line of three hyphens, and end its fields with another';
const frontMatter = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** Every article in `<root>/content/articles`, sorted by name. */
export function loadArticles(root: string): ArticleFile[] {
  return namesIn(root, 'articles')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const file = `content/articles/${name}`;
      const slug = name.slice(0, -'.mdx'.length);
      const { text, broken } = readText(join(root, file));
      const [, head, body = ''] = frontMatter.exec(text.replaceAll('\r\n', '\n')) ?? [];
      const unread = broken ?? (head === undefined ? withoutFields : undefined);
      // An empty line replaces the opening hyphens, so that line numbers match the file.
      const loaded = loadText(`\n${head ?? ''}`, file, slug, unread);
      const bodyLine = (head ?? '').split('\n').length + 2;
      return { ...loaded, body, bodyLine };
    });
}

/** The line of the file that a position in the body is on. */
export function lineInBody({ body, bodyLine }: ArticleFile, at: number): number {
  return bodyLine + body.slice(0, at).split('\n').length - 1;
}
