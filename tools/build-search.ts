/** Writes the index of articles and services, and the script that reads it, into dist/pagefind/, compressed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as pagefind from 'pagefind';
import { paths } from '../contract/paths.ts';
import { siteManifestSchema } from '../contract/site-manifest.ts';
import { compressFolder } from '../site/integrations/compress-folder.ts';
import { readHtml } from '../site/integrations/read-html.ts';
import { readContent } from './content/read.ts';
import { root } from './run.ts';

/** What the package makes beside the index and the site does not use. */
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

/** What is about other pages, or stands on many: it would be found for words that are not its own. */
const aside =
  'main :is(nav, form, dialog, svg, footer, .closing-banner, .byline, section:has(.card-grid, .article-pair))';

const folder = join(root, 'dist/pagefind');
const { content } = readContent(root);
const { pages } = siteManifestSchema.parse(
  JSON.parse(await readFile(join(root, 'build/manifest.json'), 'utf8')),
);
const services = new Map(content.services.map(({ data }) => [data.path, data]));
const hubs = content.categories?.data.categories ?? [];
const wanted = new Set([
  ...services.keys(),
  ...hubs.flatMap(({ path, strip }) => [path, strip.path]),
  ...content.articles.map(({ slug }) => `${paths.hub}/${slug}`),
]);

const { index } = await pagefind.createIndex({
  rootSelector: 'main',
});
if (!index) throw new Error('The search index cannot be written on this machine.');
let indexed = 0;
for (const path of wanted) {
  const page = pages[path];
  if (!page) continue;
  const $ = readHtml(await readFile(join(root, 'dist', page.file), 'utf8'));
  $(aside).remove();
  const names = services.get(path)?.foundFor;
  if (names) {
    const line = `${content.discovery?.data.search?.foundFor} ${names.join(', ')}.`;
    $('main').append($('<p data-pagefind-weight="9">').text(line));
  }
  const { errors } = await index.addHTMLFile({ url: path, content: $.html() });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  indexed += 1;
}
// Written here: the indexer calls its files written before they are, and a busy machine got an empty one.
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
