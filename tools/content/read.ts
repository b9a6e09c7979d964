import type { z } from 'zod';
import { slug } from '../../site/schemas/common.ts';
import { fillsOf } from './known-figures.ts';
import { type ContentFile, loadFolder, namesIn } from './load.ts';
import { loadArticles } from './load-articles.ts';
import { shapeProblems } from './mend.ts';
import { plainWords } from './plain-words.ts';
import { folderSchemas, siteSchemas } from './schemas.ts';
import { unfilledNames } from './unfilled-names.ts';

/** In these, the server fills in the company's details, but no prices or days. */
const readByServer = ['company', 'forms', 'mail', 'prices'];

export type Entry<Data> = ContentFile & { data: Data };
export type Content = ReturnType<typeof readContent>['content'];

/**
 * Everything in `<root>/content`, with figures and the company's name filled in, and each file
 * checked against its schema. Invalid files are left out of `content` and reported in `problems`;
 * `slugs` includes their names. `written` has the files before anything was filled in.
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
  const { withFigures, withCompany } = fillsOf(slugs, written);
  const filled = <File extends ContentFile>(files: readonly File[]): File[] =>
    files.map((file) => ({ ...file, data: withFigures(file.data) }));
  const parse = <Schema extends z.ZodType>(file: ContentFile, schema: Schema) => {
    const unfilled = unfilledNames({ ...file, data: withCompany(file.data) });
    problems.push(...unfilled.map(({ problem }) => problem));
    const unfilledFields = new Set(unfilled.map(({ path }) => path.join()));
    return parseFile(file, schema, problems, unfilledFields).map((each) => ({
      ...each,
      data: withCompany(each.data),
    }));
  };
  const folder = <Schema extends z.ZodType>(
    name: 'pages' | 'services' | 'pricing' | 'testimonials',
    schema: Schema,
  ) => filled(written[name]).flatMap((file) => parse(file, schema));
  const siteFiles = written.site.flatMap((file) =>
    readByServer.includes(file.slug) ? [file] : filled([file]),
  );
  const one = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = siteFiles.find((each) => each.slug === name);
    if (file) return parse(file, schema)[0];
    problems.push(`content/site/${name}.yaml: add this file: the site cannot be built without it`);
    return undefined;
  };

  const content = {
    pages: folder('pages', folderSchemas.pages),
    services: folder('services', folderSchemas.services),
    pricing: folder('pricing', folderSchemas.pricing),
    testimonials: folder('testimonials', folderSchemas.testimonials),
    authors: one('authors', siteSchemas.authors),
    topics: one('topics', siteSchemas.topics),
    diagrams: one('diagrams', siteSchemas.diagrams),
    company: one('company', siteSchemas.company),
    navigation: one('navigation', siteSchemas.navigation),
    categories: one('categories', siteSchemas.categories),
    discovery: one('discovery', siteSchemas.discovery),
    offers: one('offers', siteSchemas.offers),
    prices: one('prices', siteSchemas.prices),
    samples: one('samples', siteSchemas.samples),
    languages: one('languages', siteSchemas.languages),
    redirects: one('redirects', siteSchemas.redirects),
    claims: one('claims', siteSchemas.claims),
    team: one('team', siteSchemas.team),
    sourcing: one('sourcing', siteSchemas.sourcing),
    timing: one('timing', siteSchemas.timing),
    interface: one('interface', siteSchemas.interface),
    forms: one('forms', siteSchemas.forms),
    mail: one('mail', siteSchemas.mail),
    articles: filled(written.articles).flatMap((file) =>
      parse(file, folderSchemas.articles).map((parsed) => ({
        ...file,
        ...parsed,
        body: withCompany(withFigures(file.body)),
      })),
    ),
    slugs,
  };
  const unread = siteFiles
    .filter(({ slug }) => !(slug in siteSchemas))
    .map(({ file }) => `${file}: remove or rename it: nothing reads a file with this name`);
  return { content, written, problems: [...wrongNames(root), ...unread, ...problems] };
}

function parseFile<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  problems: string[],
  unfilledFields: ReadonlySet<string>,
): Entry<z.infer<Schema>>[] {
  if (file.broken) {
    problems.push(`${file.file}: ${file.broken}`);
    return [];
  }
  const result = schema.safeParse(file.data, { error: plainWords });
  if (result.success) return [{ ...file, data: result.data }];
  // Text with an unknown placeholder has already been reported, and its length isn't that of the
  // filled-in text.
  const issues = result.error.issues.filter(({ path }) => !unfilledFields.has(path.join()));
  problems.push(...shapeProblems(file, issues));
  return [];
}

function withoutEnding(name: string): string {
  return name.replace(/\.\w+$/, '');
}

function wrongNames(root: string): string[] {
  const misnamed = (folder: string, ending: string) =>
    namesIn(root, folder).flatMap((name) => {
      const fix = nameFix(name, ending, folder !== 'site');
      return fix === undefined ? [] : [`content/${folder}/${name}: ${fix}`];
    });
  return [
    ...['pages', 'services', 'pricing', 'testimonials', 'site'].flatMap((folder) =>
      misnamed(folder, '.yaml'),
    ),
    ...misnamed('articles', '.mdx'),
  ];
}

/** In most folders a file's name becomes a URL. The files in content/site have fixed names. */
function nameFix(name: string, ending: string, isAddress: boolean): string | undefined {
  if (!name.endsWith(ending)) return `rename it to end in ${ending}, or remove it`;
  if (!isAddress) return undefined;
  const parts = withoutEnding(name).split('/');
  if (parts.every((part) => slug.safeParse(part).success)) return undefined;
  return 'rename it: lower-case letters, digits and hyphens, such as local-seo';
}
