import type { z } from 'zod';
import { fillFigures } from '../../site/lib/figures.ts';
import { slug } from '../../site/schemas/common.ts';
import { knownFigures } from './known-figures.ts';
import { type ContentFile, loadFolder, namesIn } from './load.ts';
import { loadArticles } from './load-articles.ts';
import { shapeProblems } from './mend.ts';
import { folderSchemas, siteSchemas } from './schemas.ts';

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

  const services = folder('services', folderSchemas.services);
  const pricing = folder('pricing', folderSchemas.pricing);
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
  const one = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = siteFiles.find((each) => each.slug === name);
    if (file) return parseFile(file, schema, problems)[0];
    problems.push(`content/site/${name}.yaml: add this file, the site cannot be built without it`);
    return undefined;
  };
  const pages = pageFiles
    .map(filled)
    .flatMap((file) => parseFile(file, folderSchemas.pages, problems));

  const content = {
    pages,
    services,
    pricing,
    testimonials: folder('testimonials', folderSchemas.testimonials),
    authors: one('authors', siteSchemas.authors),
    topics: one('topics', siteSchemas.topics),
    diagrams: one('diagrams', siteSchemas.diagrams),
    company: one('company', siteSchemas.company),
    navigation: one('navigation', siteSchemas.navigation),
    categories: one('categories', siteSchemas.categories),
    discovery: one('discovery', siteSchemas.discovery),
    offers: one('offers', siteSchemas.offers),
    languages: one('languages', siteSchemas.languages),
    redirects: one('redirects', siteSchemas.redirects),
    claims: one('claims', siteSchemas.claims),
    team: one('team', siteSchemas.team),
    sourcing: one('sourcing', siteSchemas.sourcing),
    timing: one('timing', siteSchemas.timing),
    interface: one('interface', siteSchemas.interface),
    forms: one('forms', siteSchemas.forms),
    mail: one('mail', siteSchemas.mail),
    articles: loadArticles(root).flatMap((file) =>
      parseFile(file, folderSchemas.articles, problems).map((parsed) => ({ ...file, ...parsed })),
    ),
    slugs,
  };
  const unread = siteFiles
    .filter(({ slug }) => !(slug in siteSchemas))
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
  const result = schema.safeParse(file.data);
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
