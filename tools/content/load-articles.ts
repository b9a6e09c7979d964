import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, loadText, namesIn } from './load.ts';

export type ArticleFile = ContentFile & {
  /** What stands below the front matter. */
  body: string;
};

const frontMatter = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** Every article under `<root>/content/articles`, in the order of names. */
export function loadArticles(root: string): ArticleFile[] {
  return namesIn(root, 'articles')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const file = `content/articles/${name}`;
      const slug = name.slice(0, -'.mdx'.length);
      const [, head = '', body = ''] =
        frontMatter.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      const { lineOf, ...loaded } = loadText(head, file, slug);
      return { ...loaded, body, lineOf: (path) => lineOf(path) + 1 };
    });
}
