import type { z } from 'zod';
import { formWordsSchema } from '../../contract/form-words.ts';
import { mailWordsSchema } from '../../server/mail/mail-words.ts';
import { fillFigures } from '../../site/lib/figures.ts';
import { article, authors, diagrams, topics } from '../../site/schemas/article.ts';
import { slug } from '../../site/schemas/common.ts';
import { discovery } from '../../site/schemas/discovery.ts';
import { page } from '../../site/schemas/pages.ts';
import { tierSet } from '../../site/schemas/pricing.ts';
import { service } from '../../site/schemas/service.ts';
import * as site from '../../site/schemas/site.ts';
import { testimonials } from '../../site/schemas/testimonials.ts';
import { knownFigures } from './known-figures.ts';
import { type ContentFile, loadFolder, namesIn } from './load.ts';
import { loadArticles } from './load-articles.ts';
import { mendOf, shapeProblems } from './mend.ts';

export type Entry<Data> = ContentFile & { data: Data };
export type Content = ReturnType<typeof readContent>['content'];

/**
 * Everything under `<root>/content`, each file held against its schema. Files that do not fit are
 * left out of `content` and named in `problems`; `slugs` names them all the same. `written` are the
 * files with figures in their sentences, before these are filled in.
 */
export function readContent(root: string) {
  const problems: string[] = [];
  const folder = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    loadFolder(root, name).flatMap((file) => parseFile(file, schema, problems));
  const slugsIn = (name: string) => new Set(namesIn(root, name).map(withoutEnding));

  const services = folder('services', service);
  const pricing = folder('pricing', tierSet);
  const pageFiles = loadFolder(root, 'pages');
  const rawSiteFiles = loadFolder(root, 'site');
  const hasFigures = ({ slug }: ContentFile) => slug === 'categories';
  const written = [...pageFiles, ...rawSiteFiles.filter(hasFigures)];
  const slugs = {
    articles: slugsIn('articles'),
    pages: slugsIn('pages'),
    services: slugsIn('services'),
    pricing: slugsIn('pricing'),
    testimonials: slugsIn('testimonials'),
  };
  const figures = knownFigures(
    slugs,
    services.map(({ slug, data }) => ({ ...data, slug })),
    pricing.map(({ slug, data }) => ({ ...data, slug })),
    written.map(({ data }) => data),
  );
  const filled = (file: ContentFile) => ({ ...file, data: fillFigures(file.data, figures) });
  const siteFiles = rawSiteFiles.map((file) => (hasFigures(file) ? filled(file) : file));
  const known = new Set<string>();
  const one = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    known.add(name);
    const file = siteFiles.find((each) => each.slug === name);
    if (file) return parseFile(file, schema, problems)[0];
    problems.push(`content/site/${name}.yaml: add this file, the site cannot be built without it`);
    return undefined;
  };
  const pages = pageFiles.map(filled).flatMap((file) => parseFile(file, page, problems));

  const content = {
    pages,
    services,
    pricing,
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
    articles: loadArticles(root).flatMap((file) =>
      parseFile(file, article, problems).map((parsed) => ({ ...file, ...parsed })),
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
