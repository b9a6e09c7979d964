/**
 * Writes the search index of articles, services and some other pages, and the script that reads it,
 * into dist/pagefind/ of a build. Compresses both.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as pagefind from 'pagefind';
import { paths, routeOf } from '../contract/paths.ts';
import { siteManifestSchema } from '../contract/site-manifest.ts';
import { compressFolder } from '../site/integrations/compress-folder.ts';
import { readHtml } from '../site/integrations/read-html.ts';
import { readContent } from './content/read.ts';
import { root } from './run.ts';

/** Files that Pagefind also writes but the site doesn't use. */
const unused = [
  'pagefind-component-ui.css',
  'pagefind-component-ui.js',
  'pagefind-highlight.js',
  'pagefind-modular-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-ui.css',
  'pagefind-ui.js',
  'pagefind-worker.js',
];

/**
 * Parts of a page that are about other pages or people, or are repeated on many pages. They would
 * match words that the page isn't about.
 */
const aside =
  'main :is(nav, form, dialog, svg, footer, figure:has(blockquote), [data-pagefind-ignore])';

const [build = root] = process.argv.slice(2);
const folder = join(build, 'dist', dirname(paths.searchScript));
const { content } = readContent(root);
const { pages } = siteManifestSchema.parse(
  JSON.parse(await readFile(join(build, 'build/manifest.json'), 'utf8')),
);
const categories = content.categories?.data.categories ?? [];
const { search } = content.discovery?.data ?? {};
if (!search) throw new Error('content/site/discovery.yaml cannot be read.');
const wanted: Wanted[] = [
  ...content.services.map(({ data }) => ({
    path: data.path,
    kind: search.kinds.service,
    foundFor: [...(data.foundFor ?? []), ...namesOf(data.category)],
  })),
  ...categories.flatMap(({ path, strip }) =>
    [path, strip.path].map((each) => ({ path: each, kind: search.kinds.service, foundFor: [] })),
  ),
  ...content.articles.map(({ slug }) => ({
    path: `${paths.hub}/${slug}`,
    kind: search.kinds.article,
  })),
  ...content.pages.flatMap(({ slug, data }) =>
    data.kind === 'tool' || data.kind === 'tools'
      ? [
          {
            path: routeOf(slug),
            kind: search.kinds.tool,
            foundFor: 'foundFor' in data ? data.foundFor : [],
          },
        ]
      : [],
  ),
  ...search.pages.map((page) => ({ ...page, kind: search.kinds.page })),
];

const { index } = await pagefind.createIndex({
  rootSelector: 'main',
});
if (!index) throw new Error('The search index cannot be written on this machine.');
let indexed = 0;
for (const [path, { kind, foundFor }] of onceEach(wanted)) {
  const page = pages[path];
  if (!page) continue;
  const $ = readHtml(await readFile(join(build, 'dist', page.file), 'utf8'));
  $(aside).remove();
  const found = $('<p data-pagefind-weight="10">').text(foundFor?.join(', ') ?? '');
  found.attr({ 'data-kind': kind, 'data-pagefind-meta': 'kind[data-kind]' });
  // The heading may have been removed along with other parts.
  if ($('h1').length === 0) $('main').append($('<h1>').text(titleOf($('title').text())));
  $('main').append(found);
  if (foundFor) {
    const described = $('meta[name="description"]').attr(
      'data-pagefind-meta',
      'description[content]',
    );
    $('main').append(described);
  }
  const { errors } = await index.addHTMLFile({ url: path, content: $.html() });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  indexed += 1;
}
// The files are written here, because the indexer's own `writeFiles` returns too early: on a busy
// machine, one was empty.
const { errors, files } = await index.getFiles();
if (errors.length > 0) throw new Error(errors.join('\n'));
await pagefind.close();
for (const file of files.filter(({ path }) => !unused.includes(path))) {
  if (file.content.length === 0) throw new Error(`${file.path} of the search index is empty.`);
  await mkdir(dirname(join(folder, file.path)), { recursive: true });
  await writeFile(join(folder, file.path), file.content);
}
await compressFolder(folder);
console.log(`Indexed ${indexed} pages for the search.`);

type Wanted = {
  path: string;
  kind: string;
  /** Extra words that find the page. If there are any, its description replaces the excerpt. */
  foundFor?: string[];
};

/** A page listed twice keeps its first kind and is found by the words of both entries. */
function onceEach(all: Wanted[]): Map<string, Wanted> {
  const byPath = new Map<string, Wanted>();
  for (const each of all) {
    const known = byPath.get(each.path);
    const foundFor = [...(known?.foundFor ?? []), ...(each.foundFor ?? [])];
    byPath.set(each.path, { ...each, ...known, ...(each.foundFor && { foundFor }) });
  }
  return byPath;
}

/** "Local SEO Packages" from "Local SEO Packages | Growth Hub". */
function titleOf(title: string): string {
  return title.split(' | ')[0] ?? title;
}

/** A service is also found by its category's name, which may only be in the menus of its page. */
function namesOf(category: string): string[] {
  return categories.filter(({ id }) => id === category).map(({ name }) => name);
}
