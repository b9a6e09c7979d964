import type { z } from 'zod';
import { formWordsSchema } from '../../contract/form-words.ts';
import { mailWordsSchema } from '../../server/mail/mail-words.ts';
import { article, authors, diagrams, topics } from '../../site/schemas/article.ts';
import { slug } from '../../site/schemas/common.ts';
import { discovery } from '../../site/schemas/discovery.ts';
import { page } from '../../site/schemas/pages.ts';
import { tierSet } from '../../site/schemas/pricing.ts';
import { service } from '../../site/schemas/service.ts';
import * as site from '../../site/schemas/site.ts';
import { testimonials } from '../../site/schemas/testimonials.ts';
import { fillOf } from './known-figures.ts';
import { type ContentFile, loadFolder, namesIn } from './load.ts';
import { loadArticles } from './load-articles.ts';
import { mendOf, shapeProblems } from './mend.ts';

export type Entry<Data> = ContentFile & { data: Data };
export type Content = ReturnType<typeof readContent>['content'];

/**
 * Everything under `<root>/content`, each file held against its schema with figures and the company's
 * name filled in. Files that do not fit are left out of `content` and named in `problems`; `slugs`
 * names them all the same. `written` are the files as they were before anything was filled in.
 */
export function readContent(root: string) {
  const problems: string[] = [];
  const slugsIn = (name: string) => new Set(namesIn(root, name).map(withoutEnding));
  const slugs = {
    articles: slugsIn('articles'),
    pages: slugsIn('pages'),
    services: slugsIn('services'),
    pricing: slugsIn('pricing'),
    testimonials: slugsIn('testimonials'),
  };
  const written = {
    articles: loadArticles(root),
    pages: loadFolder(root, 'pages'),
    services: loadFolder(root, 'services'),
    pricing: loadFolder(root, 'pricing'),
    testimonials: loadFolder(root, 'testimonials'),
    site: loadFolder(root, 'site'),
  };
  const fill = fillOf(slugs, written);
  const filled = <File extends ContentFile>(files: readonly File[]): File[] =>
    files.map((file) => ({ ...file, data: fill(file.data) }));
  const folder = <Schema extends z.ZodType>(
    name: 'pages' | 'services' | 'pricing' | 'testimonials',
    schema: Schema,
  ) => filled(written[name]).flatMap((file) => parseFile(file, schema, problems));
  const siteFiles = filled(written.site);
  const known = new Set<string>();
  const one = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    known.add(name);
    const file = siteFiles.find((each) => each.slug === name);
    if (file) return parseFile(file, schema, problems)[0];
    problems.push(`content/site/${name}.yaml: add this file, the site cannot be built without it`);
    return undefined;
  };

  const content = {
    pages: folder('pages', page),
    services: folder('services', service),
    pricing: folder('pricing', tierSet),
    testimonials: folder('testimonials', testimonials),
    authors: one('authors', authors),
    topics: one('topics', topics),
    diagrams: one('diagrams', diagrams),
    company: one('company', site.company),
    navigation: one('navigation', site.navigation),
    categories: one('categories', site.categories),
    discovery: one('discovery', discovery),
    offers: one('offers', site.offers),
    languages: one('languages', site.languages),
    redirects: one('redirects', site.redirects),
    claims: one('claims', site.claims),
    team: one('team', site.team),
    sourcing: one('sourcing', site.sourcing),
    timing: one('timing', site.timing),
    interface: one('interface', site.interfaceWords),
    forms: one('forms', formWordsSchema),
    mail: one('mail', mailWordsSchema),
    articles: filled(written.articles).flatMap((file) =>
      parseFile(file, article, problems).map((parsed) => ({
        ...file,
        ...parsed,
        body: String(fill(file.body)),
      })),
    ),
    slugs,
  };
  const unread = siteFiles
    .filter(({ slug }) => !known.has(slug))
    .map(({ file }) => `${file}: remove it, or mend its name: nothing reads a file of this name`);
  return { content, written, problems: [...wrongNames(root), ...unread, ...problems] };
}

function parseFile<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  problems: string[],
): Entry<z.infer<Schema>>[] {
  if (file.broken) {
    problems.push(`${file.file}: ${file.broken}`);
    return [];
  }
  const result = schema.safeParse(file.data, { error: mendOf, reportInput: true });
  if (result.success) return [{ ...file, data: result.data }];
  problems.push(...shapeProblems(file, result.error));
  return [];
}

function withoutEnding(name: string): string {
  return name.replace(/\.\w+$/, '');
}

function wrongNames(root: string): string[] {
  const misnamed = (folder: string, ending: string) =>
    namesIn(root, folder).flatMap((name) => {
      const mend = nameMend(name, ending, folder !== 'site');
      return mend === undefined ? [] : [`content/${folder}/${name}: ${mend}`];
    });
  return [
    ...['pages', 'services', 'pricing', 'testimonials', 'site'].flatMap((folder) =>
      misnamed(folder, '.yaml'),
    ),
    ...misnamed('articles', '.mdx'),
  ];
}

/** Of most folders a file's name becomes an address; those of the site have names of their own. */
function nameMend(name: string, ending: string, isAddress: boolean): string | undefined {
  if (!name.endsWith(ending)) return `rename it to end in ${ending}, or remove it`;
  if (!isAddress) return undefined;
  const parts = withoutEnding(name).split('/');
  if (parts.every((part) => slug.safeParse(part).success)) return undefined;
  return 'rename it: lower-case letters, digits and hyphens, such as local-seo';
}
