import { diagramNames } from '../../site/artwork/diagram-names.ts';
import { checkMdx } from './check-mdx.ts';
import { lineInBody } from './load-articles.ts';
import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { linkTargets, routeIn } from './routes.ts';

type ArticleEntry = Content['articles'][number];

/**
 * Every name in an article exists, and every link leads to a page. Names and links that depend on
 * an invalid file aren't checked, because that file is already reported.
 */
export function checkArticles(content: Content): string[] {
  const topics = content.topics?.data.topics.map(({ id }) => id);
  const known = linkTargets(content);
  return [
    ...content.articles.flatMap((file) => [
      ...checkAuthor(file, content),
      ...unknown(file, 'topics', topics, 'name a topic of content/site/topics.yaml'),
      ...unknown(file, 'services', content.slugs.services, 'name a file of content/services'),
      ...unknown(file, 'related', othersThan(file, content), 'name another article'),
      ...checkDates(file),
      ...(known ? checkLinksOf(file, known) : []),
      ...checkDiagrams(file),
      ...checkTools(file, content),
    ]),
    ...checkRepeats(content.articles),
    ...checkTexts(content),
    ...checkMdx(content.articles),
  ];
}

type ListField = 'topics' | 'services' | 'related';

function unknown(
  file: ArticleEntry,
  field: ListField,
  known: Iterable<string> | undefined,
  fix: string,
) {
  const names = known && new Set(known);
  const values = file.data[field];
  return values.flatMap((value, index) => {
    if (values.indexOf(value) < index) {
      return [problemLine(file, [field, index], 'name it once', value)];
    }
    return !names || names.has(value) ? [] : [problemLine(file, [field, index], fix, value)];
  });
}

function checkAuthor(file: ArticleEntry, { authors }: Content): string[] {
  if (!authors || authors.data.authors.some(({ id }) => id === file.data.author)) return [];
  const fix = 'name an author of content/site/authors.yaml';
  return [problemLine(file, ['author'], fix, file.data.author)];
}

function othersThan(file: ArticleEntry, { slugs }: Content): string[] {
  return [...slugs.articles].filter((slug) => slug !== file.slug);
}

function checkDates(file: ArticleEntry): string[] {
  const { published, updated } = file.data;
  if (published > new Date()) {
    return [
      problemLine(
        file,
        ['published'],
        'write today or an earlier date: the feed lists no future articles',
      ),
    ];
  }
  if (updated === undefined || updated > published) return [];
  return [problemLine(file, ['updated'], 'write a date after publication, or remove it')];
}

/** Markdown links to this site: `](/localseo)`. */
function checkLinksOf(file: ArticleEntry, known: ReadonlySet<string>): string[] {
  return [...file.body.matchAll(/\]\((\/[^)\s]*)\)/g)]
    .map(({ index, 1: target = '' }) => ({ target, line: lineInBody(file, index) }))
    .filter(({ target }) => !known.has(routeIn(target)))
    .map(({ target, line }) => {
      return `${file.file}: link to a page that exists (found "${target}", line ${line})`;
    });
}

function checkDiagrams(file: ArticleEntry): string[] {
  return namesOf('Diagram', file)
    .filter(({ name }) => !diagramNames.some((known) => known === name))
    .map(({ found }) => `${file.file}: name a diagram of site/artwork/diagram-names.ts (${found})`);
}

function checkTools(file: ArticleEntry, { slugs }: Content): string[] {
  return namesOf('Tool', file)
    .filter(({ name }) => !slugs.pages.has(`tools/${name}`))
    .map(({ found }) => `${file.file}: name a file of content/pages/tools (${found})`);
}

/** The `name` of each such element in an article, and where it was found. */
function namesOf(element: 'Diagram' | 'Tool', file: ArticleEntry) {
  const named = new RegExp(`<${element}\\s+name="([^"]*)"`, 'g');
  return [...file.body.matchAll(named)].map(({ index, 1: name = '' }) => ({
    name,
    found: `found "${name}", line ${lineInBody(file, index)}`,
  }));
}

function checkRepeats(articles: ArticleEntry[]): string[] {
  const pick = {
    title: ({ data }: ArticleEntry) => data.title,
    description: ({ data }: ArticleEntry) => data.description,
    published: ({ data }: ArticleEntry) => data.published.toISOString(),
  };
  return Object.entries(pick).flatMap(([field, pickFrom]) =>
    articles.flatMap((file, index) => {
      const earlier = articles.find((each) => pickFrom(each) === pickFrom(file));
      if (!earlier || articles.indexOf(earlier) === index) return [];
      return [problemLine(file, [field], `write a unique one: ${earlier.file} has the same`)];
    }),
  );
}

function checkTexts({ diagrams }: Content): string[] {
  if (!diagrams) return [];
  const described = new Set(diagrams.data.diagrams.map(({ name }) => name));
  return diagramNames
    .filter((name) => !described.has(name))
    .map((name) => `${diagrams.file}: add the description of the diagram ${name}`);
}
